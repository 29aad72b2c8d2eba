// Starts programs in turn, and prints for each run: number of the program, nanoseconds, page faults,
// peak memory in KiB.
//
//     race ROUNDS -- PROGRAM [ARGUMENT ...] [-- PROGRAM [ARGUMENT ...]] ...
//
// It is small, and in C, since a process is charged with the memory of the one that started it, up to
// the moment when it becomes another program. What the programs write goes to /dev/null.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static long long nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static int run(int number, char **command, const posix_spawn_file_actions_t *actions) {
  struct rusage usage;
  pid_t process;
  int status;
  long long start = nanoseconds();
  if (posix_spawn(&process, command[0], actions, NULL, command, environ) != 0) return 0;
  if (wait4(process, &status, 0, &usage) != process || status != 0) return 0;
  long long end = nanoseconds();
#ifdef __APPLE__
  long peak = usage.ru_maxrss / 1024;
#else
  long peak = usage.ru_maxrss;
#endif
  printf("%d %lld %ld %ld\n", number, end - start, usage.ru_minflt + usage.ru_majflt, peak);
  return 1;
}

int main(int count, char **arguments) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  int rounds = count > 1 ? atoi(arguments[1]) : 0;
  for (int place = 2; place < count; place++) {
    if (strcmp(arguments[place], "--") == 0) arguments[place] = NULL;
  }
  for (int round = 0; round < rounds; round++) {
    int number = 0;
    for (int place = 3; place < count; place++) {
      if (arguments[place - 1] != NULL) continue;
      if (!run(number++, &arguments[place], &actions)) {
        fprintf(stderr, "%s did not end as it should\n", arguments[place]);
        return 1;
      }
    }
  }
}
