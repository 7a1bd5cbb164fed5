"""Whether a file was signed by the holder of a key: the format of minisign, checked by libsodium.

    untrusted comment: anything
    base64 of the algorithm (ED: of the file's BLAKE2b; Ed: of the file), the key's number and the signature
    trusted comment: anything
    base64 of the signature over the one above and the trusted comment"""
import base64
import binascii
import ctypes
import hashlib

KEY_BYTES, SIGNED_BYTES, SIGNATURE_BYTES = 42, 74, 64
FILE_MOST = 4096
TRUSTED = "trusted comment: "


class Unsigned(ValueError):
    """A sentence about why a file counts as nobody's."""


def sodium():
    """OSError: it is not installed."""
    library = ctypes.CDLL("libsodium.so.23")
    if library.sodium_init() < 0:
        raise OSError("libsodium cannot be used")
    return library


def is_signed(library, signature, message, key):
    return len(signature) == SIGNATURE_BYTES and library.crypto_sign_ed25519_verify_detached(
        signature, message, ctypes.c_ulonglong(len(message)), key) == 0


def decode(line, size, what):
    try:
        found = base64.b64decode(line, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Unsigned(f"{what} is not in minisign's format") from error
    if len(found) != size:
        raise Unsigned(f"{what} is not in minisign's format")
    return found


class PublicKey:
    """What `minisign -G` has put into its .pub file; ValueError: that is not it."""

    def __init__(self, text):
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        raw = decode(lines[-1] if lines else "", KEY_BYTES, "the public key")
        if raw[:2] != b"Ed":
            raise Unsigned("the public key is not in minisign's format")
        self.number, self.key = raw[2:10], raw[10:]
        self.library = sodium()

    def check(self, content, signature):
        """Raises Unsigned, or all is well. signature: the bytes of the .minisig file."""
        try:
            lines = signature.decode("utf-8").splitlines()
        except UnicodeDecodeError as error:
            raise Unsigned("the signature is not in minisign's format") from error
        if len(lines) < 4 or not lines[2].startswith(TRUSTED):
            raise Unsigned("the signature is not in minisign's format")
        signed = decode(lines[1], SIGNED_BYTES, "the signature")
        algorithm, number, own = signed[:2], signed[2:10], signed[10:]
        if algorithm not in (b"ED", b"Ed"):
            raise Unsigned("the signature is of a kind that is not known")
        if number != self.number:
            raise Unsigned("it is signed with another key")
        message = hashlib.blake2b(content).digest() if algorithm == b"ED" else content
        if not is_signed(self.library, own, message, self.key):
            raise Unsigned("the signature is not that of this file")
        about = decode(lines[3], SIGNATURE_BYTES, "the signature")
        if not is_signed(self.library, about, own + lines[2][len(TRUSTED):].encode(), self.key):
            raise Unsigned("the signature's comment was changed")
