-- What learners see and do of their own account.

-- Where their data lie, read from the catalogue so that a table that comes later belongs to an export at once.
create function public.list_own_tables(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.name), '[]')
    from (
      select
        tables.relname as name,
        (
          select jsonb_agg(distinct owners.attname)
          from pg_catalog.pg_constraint as refs
          join pg_catalog.pg_class as targets on targets.oid = refs.confrelid
          join pg_catalog.pg_namespace as schemas on schemas.oid = targets.relnamespace
          join pg_catalog.pg_attribute as owners
            on owners.attrelid = refs.conrelid and owners.attnum = any (refs.conkey)
          where refs.conrelid = tables.oid
            and refs.contype = 'f'
            and (schemas.nspname, targets.relname) in (('auth', 'users'), ('public', 'profiles'))
            and owners.atttypid = 'uuid'::regtype
        ) as owner_columns,
        (
          select jsonb_agg(parts.attname order by parts.attnum)
          from pg_catalog.pg_index as keys
          join pg_catalog.pg_attribute as parts
            on parts.attrelid = keys.indrelid and parts.attnum = any (keys.indkey)
          where keys.indrelid = tables.oid and keys.indisprimary
        ) as key_columns,
        (
          -- A key that is one with the key of another table: what lies there is part of this row, and nobody else's.
          select coalesce(jsonb_agg(distinct wholes.relname), '[]')
          from pg_catalog.pg_constraint as refs
          join pg_catalog.pg_class as wholes on wholes.oid = refs.confrelid
          join pg_catalog.pg_index as keys on keys.indrelid = refs.conrelid and keys.indisprimary
          where refs.conrelid = tables.oid
            and refs.contype = 'f'
            -- A friendship's other way is the friend's own row.
            and wholes.oid <> tables.oid
            and wholes.relnamespace = tables.relnamespace
            and (select array_agg(part order by part) from unnest(refs.conkey) as part)
              = (select array_agg(part order by part) from unnest(keys.indkey::smallint[]) as part)
        ) as part_tables
      from pg_catalog.pg_class as tables
      join pg_catalog.pg_namespace as homes on homes.oid = tables.relnamespace
      where homes.nspname = 'public' and tables.relkind = 'r'
    ) as listed
    where listed.owner_columns is not null
  );
end;
$$;
comment on function public.list_own_tables(uuid) is
  'The tables whose rows belong to learners, with the columns that name the learner, those of the primary key, and the tables '
  'in which a part of each row lies.';

grant execute on function public.list_own_tables(uuid) to authenticated, service_role;

-- Where a learner is signed in, and the way out from afar. The auth service keeps the sessions and lists them for nobody.
create function public.list_own_sessions(p_user_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.is_current desc, listed.last_used_at desc), '[]')
    from (
      select
        id,
        created_at as started_at,
        -- The auth service keeps this time without its zone; it is UTC.
        coalesce(refreshed_at at time zone 'utc', created_at) as last_used_at,
        coalesce(user_agent, '') as user_agent,
        coalesce(host(ip), '') as address,
        coalesce(id::text = auth.jwt() ->> 'session_id', false) as is_current
      from auth.sessions
      where user_id = p_user_id and (not_after is null or not_after > now())
      order by is_current desc, last_used_at desc
      limit 100
    ) as listed
  );
end;
$$;
comment on function public.list_own_sessions(uuid) is
  'The caller''s sessions, the one that asks first, then the one used last; 100 at most. A session counts as used when it was '
  'renewed, about once an hour. User agent and network address are empty where they are not known.';

create function public.end_own_session(p_user_id uuid, p_session_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  -- Its refresh tokens refer to it and go with it.
  delete from auth.sessions where id = p_session_id and user_id = p_user_id;
  return found;
end;
$$;
comment on function public.end_own_session(uuid, uuid) is
  'Ends a session of the caller: it cannot be renewed any more. Whether there was one.';

grant execute on function public.list_own_sessions(uuid) to authenticated;
grant execute on function public.end_own_session(uuid, uuid) to authenticated;
