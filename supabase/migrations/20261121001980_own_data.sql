-- Where a learner's data lie, read from the catalogue so that a table that comes later belongs to an export at once.
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

revoke all on function public.list_own_tables(uuid) from public, anon;
grant execute on function public.list_own_tables(uuid) to authenticated, service_role;
