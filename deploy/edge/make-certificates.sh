#!/bin/sh
# One authority for the inside of a deployment, and a certificate for each folder below /tls, of the service of that name.
# Run at every start: whatever has less than 60 days left is made again. A service reads its own folder and no other.
#   make-certificates.sh        [OWNER:FOLDER[:NAME,NAME…] …]
set -eu
cd /tls
umask 022

if ! openssl x509 -checkend 31536000 -noout -in authority/ca.pem >/dev/null 2>&1; then
  (umask 077 && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -sha256 \
    -subj '/CN=Patient portal, inside' -addext 'basicConstraints=critical,CA:TRUE,pathlen:0' \
    -addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout authority/key.pem -out authority/ca.pem)
  echo "authority: made"
fi

for entry in "$@"; do
  owner=${entry%%:*}
  rest=${entry#*:}
  folder=${rest%%:*}
  names=${rest#*:}
  if openssl x509 -checkend 5184000 -noout -in "$folder/cert.pem" >/dev/null 2>&1 &&
    openssl verify -CAfile authority/ca.pem "$folder/cert.pem" >/dev/null 2>&1; then
    echo "$folder: good"
    continue
  fi
  alternatives="DNS:localhost,IP:127.0.0.1"
  for name in $(echo "$names" | tr , ' '); do alternatives="DNS:$name,$alternatives"; done
  work=$(mktemp -d)
  (
    umask 077
    openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$folder" \
      -keyout "$work/key.pem" -out "$work/request.pem" 2>/dev/null
    printf '%s\n' "subjectAltName=$alternatives" 'basicConstraints=CA:FALSE' 'keyUsage=critical,digitalSignature' \
      'extendedKeyUsage=serverAuth,clientAuth' >"$work/extensions"
    openssl x509 -req -sha256 -days 397 -in "$work/request.pem" -CA authority/ca.pem -CAkey authority/key.pem \
      -CAcreateserial -CAserial "$work/serial" -extfile "$work/extensions" -out "$work/cert.pem" 2>/dev/null
    # As Java's driver of PostgreSQL wants it.
    openssl pkcs8 -topk8 -nocrypt -in "$work/key.pem" -outform DER -out "$work/key.der"
  )
  cp authority/ca.pem "$work/cert.pem" "$folder/" && chmod 644 "$folder/ca.pem" "$folder/cert.pem"
  for key in key.pem key.der; do
    rm -f "$folder/$key"
    cp "$work/$key" "$folder/$key"
    chmod 400 "$folder/$key"
    chown "$owner" "$folder/$key"
  done
  rm -r "$work"
  echo "$folder: made"
done
