#!/bin/sh
# Runs once, when the database volume is new: one role and one database for each part.
set -eu
for name in records identity; do
  password=$(printenv "$(echo "$name" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD")
  psql -v ON_ERROR_STOP=1 -v password="$password" -U postgres <<SQL
create role $name login password :'password';
create database $name owner $name;
SQL
done

# The API and the worker own nothing, so that they can add to the audit and not change it.
psql -v ON_ERROR_STOP=1 -v owner="$PORTAL_OWNER_DB_PASSWORD" -v password="$PORTAL_DB_PASSWORD" -U postgres <<SQL
create role portal_owner login password :'owner';
create role portal login password :'password';
create database portal owner portal_owner;
SQL
