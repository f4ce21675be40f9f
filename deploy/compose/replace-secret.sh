#!/bin/sh
# Replaces a secret of .env in three steps. After each, restart as docs/operate/rotate-secrets.md says:
#   ./replace-secret.sh add NAME     a new value behind the old one: every process learns it
#   ./replace-secret.sh use NAME     the new value in front: it is used, the old one is still accepted
#   ./replace-secret.sh drop NAME    the old value goes
set -eu
cd "$(dirname "$0")"
fail() { echo "$1" >&2; exit 2; }
[ $# = 2 ] || fail "Give a step and a name: $0 add|use|drop PORTAL_SESSION_KEY"
step=$1 name=$2
case $name in
  PORTAL_SESSION_KEY | PORTAL_HOOK_SECRET | PORTAL_PDF_RENDERER_SECRET | PORTAL_WEB_CLIENT_SECRET | PORTAL_ACCOUNTS_CLIENT_SECRET) ;;
  *) fail "$name is not replaced in steps: docs/operate/rotate-secrets.md" ;;
esac
now=$(sed -n "s/^$name=//p" .env)
case $step:$now in
  add:*,*) fail "$name has two values already: use or drop first" ;;
  add:?*) next="$now,$(openssl rand -base64 32)" ;;
  use:*,*) next="${now#*,},${now%%,*}" ;;
  drop:*,*) next=${now%%,*} ;;
  *) fail "$name has one value: add first" ;;
esac
umask 077
name=$name next=$next awk '{ print index($0, ENVIRON["name"] "=") == 1 ? ENVIRON["name"] "=" ENVIRON["next"] : $0 }' .env >.env.new
mv .env.new .env
echo "$name: $step is done in .env"
