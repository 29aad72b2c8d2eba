import FoundationEssentials

@testable import PaletteCore

/// Configuration files of the shapes that Xcode has written over the years, made up for these tests.
enum StorekitSamples {
  /// Version 1.0: no identifier, no subscriptions outside groups, one number for the error.
  static let first = #"""
    {
      "products" : [
        { "displayPrice" : "0.99", "familyShareable" : false, "internalID" : "1A2B3C4D",
          "localizations" : [ { "description" : "", "displayName" : "", "locale" : "en_US" } ],
          "productID" : "ink.drop", "referenceName" : "Drop", "type" : "Consumable" }
      ],
      "settings" : { "_askToBuyEnabled" : false, "_failTransactionsEnabled" : false,
        "_storeKitError" : 0 },
      "subscriptionGroups" : [

      ],
      "version" : { "major" : 1, "minor" : 0 }
    }

    """#

  /// Version 1.2: a key pair for offers, which nobody must see.
  static let keyPair = #"""
    { "identifier" : "9F8E7D6C", "nonRenewingSubscriptions" : [
      { "displayPrice" : "9.99", "productID" : "ink.year", "type" : "NonRenewingSubscription" } ],
      "products" : [ { "displayPrice" : "2.99", "familyShareable" : true, "localizations" : [],
        "productID" : "ink.pot", "referenceName" : "", "type" : "NonConsumable" } ],
      "settings" : { "_askToBuyEnabled" : false }, "subscriptionGroups" : [],
      "subscriptionOffersKeyPair" : { "id" : "K-IDENTIFIER", "privateKey" : "K-SECRET" },
      "version" : { "major" : 1, "minor" : 2 } }
    """#

  /// Version 2.0 with empty settings, in one line.
  static let minified =
    #"{"identifier":"x","nonRenewingSubscriptions":[],"products":[{"displayPrice":"29","#
    + #""productID":"ink.life","type":"NonConsumable"}],"settings":{},"subscriptionGroups":[],"#
    + #""version":{"major":2,"minor":0}}"#

  /// Version 4.0: the nine failures, a subscription, odd time rates.
  static let failures = #"""
    { "appPolicies" : { "eula" : "", "policies" : [ { "locale" : "en_US", "policyText" : "" } ] },
      "identifier" : "F00DF00D", "nonRenewingSubscriptions" : [], "products" : [],
      "settings" : { "_applicationInternalID" : "123", "_compatibilityTimeRate" : { "3" : 6 },
        "_lastSynchronizedDate" : 721000000.25, "_locale" : "en_US", "_storefront" : "GBR",
        "_storeKitErrors" : [
          { "current" : null, "enabled" : false, "name" : "Load Products" },
          { "current" : null, "enabled" : false, "name" : "Purchase" },
          { "current" : null, "enabled" : false, "name" : "Verification" },
          { "current" : null, "enabled" : false, "name" : "App Store Sync" },
          { "current" : null, "enabled" : true, "name" : "Subscription Status" } ],
        "_timeRate" : 1003 },
      "subscriptionGroups" : [ { "id" : "A", "localizations" : [], "name" : "Pro",
        "subscriptions" : [ { "adHocOffers" : [], "codeOffers" : [], "displayPrice" : "4.99",
          "introductoryOffer" : null, "productID" : "ink.monthly", "recurringSubscriptionPeriod" :
          "P1M", "type" : "RecurringSubscription", "winbackOffers" : [] } ] } ],
      "version" : { "major" : 4, "minor" : 0 } }
    """#

  /// Version 4.0 without settings, selling nothing.
  static let empty =
    #"{"identifier":"e","products":[],"subscriptionGroups":[],"version":{"major":4,"minor":0}}"#

  /// Version 5.0: Chinese texts, introductory offers in an array.
  static let chinese = #"""
    { "identifier" : "C0FFEE00", "nonRenewingSubscriptions" : [], "products" : [
      { "displayPrice" : "6.00", "internalID" : "6759789722", "localizations" : [
        { "description" : "不再显示广告", "displayName" : "去广告", "locale" : "zh_Hans" },
        { "description" : "No ads", "displayName" : "Remove Ads", "locale" : "en_US" } ],
        "productID" : "ink.pro", "referenceName" : "Pro", "type" : "NonConsumable" } ],
      "settings" : { "_billingIssuesEnabled" : false, "_disableDialogs" : true,
        "_storefront" : "CHN", "_storeKitErrors" : [] },
      "subscriptionGroups" : [ { "id" : "B", "subscriptions" : [ { "introductoryOffers" : [],
        "billingPlans" : [], "productID" : "ink.weekly", "type" : "RecurringSubscription" } ] } ],
      "version" : { "major" : 5, "minor" : 0 } }
    """#

  /// Version 6.3: two more arrays, something free.
  static let newest = #"""
    { "identifier" : "6", "products" : [ { "displayPrice" : "0.00", "productID" : "ink.trial",
      "type" : "NonConsumable", "localizations" : [] } ], "settings" : { "_storefront" : "DEU" },
      "subscriptionBundleGroups" : [ {} ], "subscriptionSuiteGroups" : [ 1 ],
      "version" : { "major" : 6, "minor" : 3 } }
    """#

  static let all = [first, keyPair, minified, failures, empty, chinese, newest]

  /// Real files, where a folder of them lies beside or above the repository: `samples/storekit`.
  static let real: [String: [UInt8]] = {
    var folder = URL(filePath: #filePath)
    var files: [String: [UInt8]] = [:]
    while folder.path.utf8.count > 1 {
      folder.deleteLastPathComponent()
      let samples = folder.appending(path: "shared/samples/storekit")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: samples.path)) ?? []
      for name in names where name.hasSuffix(".storekit") {
        files[name] = (try? Data(contentsOf: samples.appending(path: name))).map { Array($0) }
      }
    }
    return files
  }()
}
