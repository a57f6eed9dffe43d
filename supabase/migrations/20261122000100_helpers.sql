-- What the other migrations build on: nothing is anybody's until it is granted, and what many tables and functions ask for
-- in the same words.

-- Supabase's default privileges grant everything on new public objects to anon and authenticated, and PostgreSQL lets
-- everybody call every function. Here each migration grants what it means to.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Trigger functions and helpers that no client calls live apart from the exposed schema.
create schema private;
grant usage on schema private to anon, authenticated, service_role;

create function private.require_list(list jsonb, most integer, what text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(list) is distinct from 'array' then
    raise exception '% must be a list', what using errcode = '22023';
  end if;
  if jsonb_array_length(list) > most then
    raise exception '% may be at most % at once', what, most using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_list(jsonb, integer, text) is 'Refuses what is no list, or a longer one.';
grant execute on function private.require_list(jsonb, integer, text) to authenticated, service_role;

create function private.outcome(p_outcome text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('outcome', p_outcome)
$$;
comment on function private.outcome(text) is 'What a function answers that says no more than how it ended.';

create function private.known_zone(p_time_zone text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  -- Names only: PostgreSQL also takes offsets of days.
  if p_time_zone is null or p_time_zone !~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' then
    return 'UTC';
  end if;
  perform now() at time zone p_time_zone;
  return p_time_zone;
exception when invalid_parameter_value then
  -- A browser may know of a zone that this database is too old for.
  return 'UTC';
end;
$$;
comment on function private.known_zone(text) is 'The name of a time zone, or UTC where there is no such zone.';

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- Supabase's Realtime reads the publication; our own server listens to the notification. It carries the key only.
create function private.notify_change() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify(
    'realtime',
    jsonb_build_object(
      'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'id', coalesce(new.id::text, old.id::text)
    )::text
  );
  return null;
end;
$$;

create procedure private.publish(p_table regclass)
language plpgsql
set search_path = ''
as $$
begin
  if exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    execute format('alter publication supabase_realtime add table %s', p_table);
  end if;
end;
$$;
comment on procedure private.publish(regclass) is 'Lets open pages hear of changes of a table, as far as they may read it.';
