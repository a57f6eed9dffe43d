-- The operator's switches, and what holds them. Our own server asks them before it does anything; what is here holds them
-- for whoever comes another way, and on hosted Supabase, where nothing of ours stands before the data.

create table public.app_settings (
  id text primary key check (id = 'global'),
  site_disabled boolean not null default false,
  site_disabled_message text check (char_length(site_disabled_message) <= 500),
  signup_disabled boolean not null default false,
  signup_disabled_message text check (char_length(signup_disabled_message) <= 500),
  updated_at timestamptz not null default now()
);
comment on table public.app_settings is 'Switches that hold for everybody: the site and the sign-up, each with its message.';

insert into public.app_settings (id) values ('global');

-- One row, readable by everybody also while the site is closed, changed with the service role only.
alter table public.app_settings enable row level security;
create policy "Everybody reads the settings" on public.app_settings
  for select to anon, authenticated using (id = 'global');
revoke all on public.app_settings from anon, authenticated;
grant select on public.app_settings to anon, authenticated;
grant all on public.app_settings to service_role;

create trigger app_settings_updated_at before update on public.app_settings
  for each row execute function private.set_updated_at();
create trigger app_settings_notify after insert or update on public.app_settings
  for each row execute function private.notify_change();
call private.publish('public.app_settings');

-- Each query on a table asks it once. Not in SQL, whose functions are planned anew each time: a sixth of a small query.
create function private.site_is_open() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return not coalesce((select site_disabled from public.app_settings where id = 'global'), false);
end;
$$;
comment on function private.site_is_open() is 'Whether the operator has the site open.';
grant execute on function private.site_is_open() to anon, authenticated, service_role;

create function private.require_open_site() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.site_is_open() then
    -- PostgREST answers with the status that the code names.
    raise exception 'site_disabled' using
      errcode = 'PT503',
      detail = coalesce((select site_disabled_message from public.app_settings where id = 'global'), '');
  end if;
end;
$$;
comment on function private.require_open_site() is 'Refuses with SQLSTATE PT503 and the operator''s message while the site is closed.';
grant execute on function private.require_open_site() to anon, authenticated, service_role;

create procedure private.guard(p_table regclass)
language plpgsql
set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('revoke all on %s from anon, authenticated', p_table);
  execute format('grant all on %s to service_role', p_table);
  execute format(
    'create policy "Nothing while the site is closed" on %s as restrictive to anon, authenticated
     using ((select private.site_is_open()))',
    p_table
  );
end;
$$;
comment on procedure private.guard(regclass) is
  'What every table of the exposed schema has: row level security, nothing granted to learners yet, and the operator''s switch.';

-- Hosted Supabase: PostgREST calls it before each request, in the role of whoever asks.
create function private.check_request() returns void
language plpgsql
set search_path = ''
as $$
declare
  key constant text := nullif(current_setting('request.headers', true), '')::json ->> 'idempotency-key';
begin
  if current_user in ('anon', 'authenticated')
    -- What the maintenance page reads.
    and not (
      coalesce(current_setting('request.path', true), '') = '/app_settings'
      and coalesce(current_setting('request.method', true), '') in ('GET', 'HEAD')
    )
  then
    perform private.require_open_site();
  end if;
  if key is not null and current_setting('request.method', true) in ('POST', 'PATCH', 'PUT', 'DELETE') then
    perform private.apply_once(key);
  end if;
end;
$$;
comment on function private.check_request() is
  'Refuses requests of all but the operator while the site is closed, and what was carried out under its idempotency key already.';
grant execute on function private.check_request() to anon, authenticated, service_role;

-- Hosted Supabase: the auth service asks these two (supabase/config.toml, [auth.hook]).
create function private.before_user_created(event jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  switches public.app_settings;
begin
  select * into switches from public.app_settings where id = 'global';
  if switches.site_disabled then
    return private.hook_error(503, coalesce(switches.site_disabled_message, 'site_disabled'));
  end if;
  if switches.signup_disabled then
    return private.hook_error(422, coalesce(switches.signup_disabled_message, 'signup_disabled'));
  end if;
  return '{}';
end;
$$;
comment on function private.before_user_created(jsonb) is 'Refuses every way to make an account while sign-up or site are closed.';

create function private.custom_access_token(event jsonb) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  switches public.app_settings;
begin
  select * into switches from public.app_settings where id = 'global';
  if switches.site_disabled then
    return private.hook_error(503, coalesce(switches.site_disabled_message, 'site_disabled'));
  end if;
  return event;
end;
$$;
comment on function private.custom_access_token(jsonb) is 'Gives no access token while the site is closed: nobody signs in, no session goes on.';

create function private.hook_error(status integer, message text) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('error', jsonb_build_object('http_code', status, 'message', message))
$$;
comment on function private.hook_error(integer, text) is 'How a hook of Supabase''s auth service refuses.';

do $$
begin
  if exists (select 1 from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.before_user_created(jsonb), private.custom_access_token(jsonb) to supabase_auth_admin;
  end if;
end;
$$;

do $$
begin
  if exists (select 1 from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.check_request';
    notify pgrst, 'reload config';
  end if;
exception when insufficient_privilege then
  -- Rows and functions are held without it; only the answer of a closed site is less clear then.
  raise warning 'The owner of this database has to run: alter role authenticator set pgrst.db_pre_request = ''private.check_request''';
end;
$$;
