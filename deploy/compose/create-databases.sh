#!/bin/sh
# Runs once, when the database volume is new: one role and one database for each part.
set -eu
for name in records identity portal; do
  password=$(printenv "$(echo "$name" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD")
  psql -v ON_ERROR_STOP=1 -v password="$password" -U postgres <<SQL
create role $name login password :'password';
create database $name owner $name;
SQL
done
