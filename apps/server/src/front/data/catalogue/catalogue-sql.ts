/** The name of a type as statements may use it whatever the search path is. */
const typeName = (type: string, schema: string) =>
  `pg_catalog.quote_ident(${schema}.nspname) || '.' || pg_catalog.quote_ident(${type}.typname)`

const columnsOf = (relation: string) => `(
  select json_agg(json_build_object(
      'name', a.attname,
      'type', ${typeName('t', 'tn')},
      'base', format_type(case when t.typtype = 'd' then t.typbasetype else t.oid end, null),
      'default', case
        when a.attgenerated <> '' then null
        when a.attidentity = 'd' then format('nextval(%L::regclass)',
          pg_get_serial_sequence(a.attrelid::regclass::text, a.attname))
        else pg_get_expr(d.adbin, d.adrelid)
      end
    ) order by a.attnum)
  from pg_attribute as a
    join pg_type as t on t.oid = a.atttypid
    join pg_namespace as tn on tn.oid = t.typnamespace
    left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`

/** Tables, partitioned tables, views, materialized views and foreign tables. */
export const relationsSql = `select c.oid as id, c.relname as name, ${columnsOf('c.oid')} as columns
  from pg_class as c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname`

/** Keys of tables of the schema, by the tables' ids; names of other schemas never meet them. */
export const constraintsSql = `select con.conname as name, con.contype as kind, con.conrelid as relation,
    con.confrelid as referenced,
    (select array_agg(a.attname::text order by k.place) from unnest(con.conkey) with ordinality as k (number, place)
      join pg_attribute as a on a.attrelid = con.conrelid and a.attnum = k.number) as columns,
    (select array_agg(a.attname::text order by k.place) from unnest(con.confkey) with ordinality as k (number, place)
      join pg_attribute as a on a.attrelid = con.confrelid and a.attnum = k.number) as referenced_columns
  from pg_constraint as con
  where con.connamespace = 'public'::regnamespace and con.contype in ('p', 'u', 'f') and con.conparentid = 0
  order by con.conname`

/** Functions that a request may call by name: no aggregates, procedures, triggers, or those with a list of arguments. */
export const functionsSql = `select p.proname as name, p.proretset as is_set, r.typname = 'void' as is_void,
    (r.typtype = 'c' or r.typname = 'record') as is_composite,
    p.pronargs::int as inputs, p.pronargdefaults::int as defaults,
    coalesce((select c.oid from pg_class as c
      where c.oid = r.typrelid and c.relnamespace = 'public'::regnamespace and c.relkind <> 'c'), 0) as relation,
    case when r.typrelid <> 0 then ${columnsOf('r.typrelid')} end as columns,
    (select json_agg(json_build_object(
        'name', coalesce(p.proargnames[arg.place], ''),
        'mode', coalesce(p.proargmodes[arg.place], 'i'),
        'type', ${typeName('t', 'tn')},
        'base', format_type(case when t.typtype = 'd' then t.typbasetype else t.oid end, null)
      ) order by arg.place)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg (type, place)
        join pg_type as t on t.oid = arg.type
        join pg_namespace as tn on tn.oid = t.typnamespace) as args
  from pg_proc as p join pg_type as r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
    and r.typname not in ('trigger', 'event_trigger')
  order by p.oid`
