-- What only our own server has, and nobody but the database's owner reaches. Repeatable. The contents of files and quotas are in
-- storage.sql, who is present where in realtime.sql, clips of speech in speech.sql.

create schema if not exists front;
revoke all on schema front from public;

-- The keys of this database's servers: the same for all of them.
create table if not exists front.secrets (
  name text primary key,
  value jsonb not null
);
revoke all on front.secrets from public;

-- Under which key addresses and accounts are hashed before they are counted.
insert into front.secrets (name, value)
values ('limits', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text))
on conflict (name) do nothing;

-- How often somebody came in the window that ends at `until`. Unlogged: counting waits for no disk, and what a crash of
-- PostgreSQL forgets is a window.
create unlogged table if not exists front.rate_limits (
  key bytea primary key,
  until timestamptz not null,
  count integer not null
);
create index if not exists rate_limits_until on front.rate_limits (until);
revoke all on front.rate_limits from public;

-- Written by /ready, to see that writing works.
create unlogged table if not exists front.readiness (
  id boolean primary key default true check (id),
  checked_at timestamptz not null
);
revoke all on front.readiness from public;
