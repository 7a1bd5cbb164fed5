#!/bin/sh
# Signs a program for Windows.
set -eu
. "$(dirname "$0")/../common.sh"
usage_if_asked "sign.sh FILE.exe
Signs a program or installer in place: with the certificate and key in SIGN_CERT and SIGN_KEY (PEM files), or with the PKCS#12 file
SIGN_PKCS12 and the password in SIGN_PASSWORD_FILE. SIGN_TIMESTAMP is the address of a time server (optional).
    SIGN=packaging/windows/sign.sh SIGN_CERT=a.pem SIGN_KEY=b.pem packaging/windows/build.sh
To try that, sign.sh --self-signed FOLDER makes a certificate, which no other machine trusts." "$@"
need osslsigncode openssl

if [ "${1:-}" = --self-signed ]; then
    [ $# = 2 ] || fail "expected a folder"
    mkdir -p "$2"
    openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=SCHOTT World self-signed" \
        -addext extendedKeyUsage=codeSigning -keyout "$2/key.pem" -out "$2/cert.pem" 2>/dev/null
    has "$2/key.pem" "$2/cert.pem"
    exit 0
fi
[ $# = 1 ] || fail "expected a file; see --help"
has "$1"
set -- "$1" -n "$brand" -h sha256
if [ -n "${SIGN_PKCS12:-}" ]; then
    set -- "$@" -pkcs12 "$SIGN_PKCS12" -readpass "$SIGN_PASSWORD_FILE"
else
    [ -n "${SIGN_CERT:-}" ] && [ -n "${SIGN_KEY:-}" ] || fail "SIGN_CERT and SIGN_KEY, or SIGN_PKCS12, must be given"
    set -- "$@" -certs "$SIGN_CERT" -key "$SIGN_KEY"
fi
[ -z "${SIGN_TIMESTAMP:-}" ] || set -- "$@" -ts "$SIGN_TIMESTAMP"
file=$1
shift
rm -f "$file.signed"
osslsigncode sign "$@" -in "$file" -out "$file.signed" >/dev/null || fail "$file could not be signed"
osslsigncode verify ${SIGN_CERT:+-CAfile "$SIGN_CERT"} -in "$file.signed" | grep -q 'Signature verification: ok' ||
    fail "the signature of $file does not hold"
mv "$file.signed" "$file"
echo "$(basename "$file") is signed."
