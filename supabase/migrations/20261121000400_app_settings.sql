-- The operator's switches: one row, readable by everybody, changed with the service role only.

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

alter table public.app_settings enable row level security;

create policy "Everybody reads the settings" on public.app_settings
  for select to anon, authenticated using (id = 'global');

revoke all on public.app_settings from anon, authenticated;
grant select on public.app_settings to anon, authenticated;
grant all on public.app_settings to service_role;

create trigger app_settings_updated_at before update on public.app_settings
  for each row execute function private.set_updated_at();

-- Supabase's Realtime reads the publication; our own server listens to the notification. It carries the key only.
create function private.notify_app_settings() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify(
    'realtime',
    jsonb_build_object('schema', 'public', 'table', 'app_settings', 'type', tg_op, 'id', new.id)::text
  );
  return null;
end;
$$;

create trigger app_settings_notify after insert or update on public.app_settings
  for each row execute function private.notify_app_settings();

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.app_settings;
  end if;
end;
$$;
