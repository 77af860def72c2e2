#!/bin/sh
# The two users of docs/operations.md, section "Database": one owns and migrates, the other works.
set -eu
psql --host /socket --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role balcao_owner login password :'owner';
create role balcao_app login password :'app';
create database balcao owner balcao_owner;
SQL
