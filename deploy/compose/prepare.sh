#!/bin/sh
# Writes .env from env.example, with both names and a new random value for every secret:
#   ./prepare.sh portal.example.org id.example.org
set -eu
cd "$(dirname "$0")"
[ $# = 2 ] || { echo "Give the portal's name and the identity server's: $0 portal.example.org id.example.org" >&2; exit 2; }
[ ! -e .env ] || { echo ".env exists already: its secrets are in use. Delete it only where nothing was started yet." >&2; exit 1; }
random() { openssl rand -base64 32; }
umask 077
while IFS= read -r line; do
  case $line in
    PORTAL_NAME=) echo "PORTAL_NAME=$1" ;;
    IDENTITY_NAME=) echo "IDENTITY_NAME=$2" ;;
    PORTAL_CANONICAL_BASE=) echo "PORTAL_CANONICAL_BASE=https://$1/fhir" ;;
    EDGE_EMAIL=) echo "EDGE_EMAIL=postmaster@$1" ;;
    IDENTITY_ADMIN_USERNAME=) echo "IDENTITY_ADMIN_USERNAME=first-$(openssl rand -hex 4)" ;;
    *_SECRET= | PORTAL_SESSION_KEY= | IDENTITY_ADMIN_PASSWORD=) echo "$line$(random)" ;;
    PORTAL_SUMMARY_KEY=) echo "$line$(openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 | openssl base64 -A)" ;;
    *) echo "$line" ;;
  esac
done <env.example >.env
echo ".env is written. Set PORTAL_SMTP_… and PORTAL_CLINIC_… in it, then: docker compose up --build -d"
