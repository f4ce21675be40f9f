#!/bin/sh
# Runs once, when the database volume is new: one role and one database for each part. No role has a password.
set -eu
for name in records identity; do
  psql -v ON_ERROR_STOP=1 -U postgres -c "create role $name login" -c "create database $name owner $name"
done

# The API and the worker own nothing, so that they can add to the audit and not change it.
psql -v ON_ERROR_STOP=1 -U postgres -c 'create role portal_owner login' -c 'create role portal login' \
  -c 'create database portal owner portal_owner'
