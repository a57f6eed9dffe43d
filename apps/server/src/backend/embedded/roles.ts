/**
 * The roles and schema rights that Supabase has from the start. Repeatable; `service_role` passes row level security,
 * the other two never do.
 */
export const rolesSql = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select 1 from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
end;
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to current_user;
grant usage on schema public, auth, storage to anon, authenticated, service_role;
grant select on storage.buckets to anon, authenticated;
grant select, insert, update, delete on storage.objects to anon, authenticated;
grant all on all tables in schema storage, auth to service_role;
`
