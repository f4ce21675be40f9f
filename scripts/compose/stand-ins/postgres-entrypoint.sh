#!/bin/bash
set -eu
[ "$1" = postgres ] || exec "$@"
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /var/run/postgresql
  chown postgres "$PGDATA" /var/run/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  [ "${POSTGRES_HOST_AUTH_METHOD:-}" = trust ] || [ -n "${POSTGRES_PASSWORD:-}" ] || { echo 'no POSTGRES_PASSWORD' >&2; exit 1; }
  # shellcheck disable=SC2086 -- several words
  initdb --username=postgres --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:-} >/dev/null
  shift
  pg_ctl -w -o "-c listen_addresses='' ${*:+$(printf '%q ' "$@")}" start >/dev/null
  for file in /docker-entrypoint-initdb.d/*.sh; do [ ! -e "$file" ] || sh "$file"; done
  pg_ctl -w -m fast stop >/dev/null
  set -- postgres "$@"
fi
exec "$@" -c listen_addresses='*'
