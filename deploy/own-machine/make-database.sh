#!/bin/sh
# The database of docs/deploying/postgresql.md; the image runs this once, on an empty volume.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role lingarden login password :'password';
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant anon, authenticated, service_role to lingarden;
create database lingarden owner lingarden;
SQL
