"""Signs claims as the App Store does, under certificates made on the spot and thrown away.

A real server's way of checking (chain, markers, dates, signature) can so be run over our claims.
What is signed here says nothing about the App Store, and no private key is kept.
"""

import base64
import datetime
import json

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.x509.oid import NameOID, ObjectIdentifier

# Apple's library looks for these in the intermediate certificate and in the leaf.
INTERMEDIATE_MARKER = ObjectIdentifier("1.2.840.113635.100.6.2.1")
LEAF_MARKER = ObjectIdentifier("1.2.840.113635.100.6.11.1")


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PrivateChain:
    """A root, an intermediate and a leaf certificate, valid from 2025 to the end of 2027."""

    def __init__(self):
        keys = [ec.generate_private_key(ec.SECP256R1()) for _ in range(3)]
        markers = [None, INTERMEDIATE_MARKER, LEAF_MARKER]
        chain = []
        for depth, marker in enumerate(markers):
            issuer = max(0, depth - 1)
            chain.append(self.certificate(depth, keys[depth], issuer, keys[issuer], marker))
        self.leaf_key = keys[2]
        self.chain = [item.public_bytes(serialization.Encoding.DER) for item in chain]

    @property
    def root(self):
        return self.chain[0]

    @staticmethod
    def certificate(depth, key, issuer, issuer_key, marker):
        def name(number):
            return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"private test {number}")])
        is_authority = depth < 2
        builder = (
            x509.CertificateBuilder().subject_name(name(depth)).issuer_name(name(issuer))
            .public_key(key.public_key()).serial_number(x509.random_serial_number())
            .not_valid_before(datetime.datetime(2025, 1, 1))
            .not_valid_after(datetime.datetime(2028, 1, 1))
            .add_extension(x509.BasicConstraints(is_authority, None), critical=True)
            .add_extension(x509.KeyUsage(
                digital_signature=not is_authority, content_commitment=False,
                key_encipherment=False, data_encipherment=False, key_agreement=False,
                key_cert_sign=is_authority, crl_sign=is_authority, encipher_only=False,
                decipher_only=False), critical=True)
            .add_extension(
                x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer_key.public_key()),
                critical=False))
        if marker:
            builder = builder.add_extension(
                x509.UnrecognizedExtension(marker, b"\x05\x00"), critical=False)
        return builder.sign(issuer_key, hashes.SHA256())

    def sign(self, claims):
        """The claims as a JSON Web Signature with ES256 and the chain, the leaf first."""
        header = {
            "alg": "ES256", "typ": "JWT",
            "x5c": [base64.b64encode(item).decode() for item in reversed(self.chain)]}
        signed = ".".join(base64url(json.dumps(part).encode()) for part in [header, claims])
        r, s = utils.decode_dss_signature(
            self.leaf_key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
