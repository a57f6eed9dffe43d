-- Profiles: one row a learner, made by a trigger when the account is made.

-- Supabase's default privileges grant everything on new public objects to anon and authenticated. Here each
-- migration grants what it means to.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public;

-- Trigger functions and helpers that no client calls live apart from the exposed schema.
create schema if not exists private;
grant usage on schema private to authenticated, service_role;

create function private.new_linking_code() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  -- No look-alikes: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B are left out.
  alphabet constant text := '34679ACDEFGHJKMNPQRTUVWXY';
  code text := '';
begin
  for position in 1..8 loop
    code := code || substr(alphabet, 1 + floor(random() * length(alphabet))::int, 1);
  end loop;
  return code;
end;
$$;
comment on function private.new_linking_code() is 'Eight characters without look-alikes, to befriend a learner by.';

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  full_name text check (char_length(full_name) <= 120),
  display_name text check (char_length(display_name) between 1 and 60),
  credits integer not null default 10000 check (credits >= 0),
  voice_setting text not null default 'alloy' check (
    voice_setting in ('alloy', 'ash', 'ballad', 'coral', 'echo', 'fable', 'nova', 'onyx', 'sage', 'shimmer')
  ),
  show_actions boolean not null default true,
  mask_words boolean not null default true,
  autoplay_audio boolean not null default true,
  auto_generate_audio boolean not null default true,
  give_feedback boolean not null default true,
  auto_parse_responses boolean not null default true,
  show_suggestions boolean not null default true,
  show_definitions_on_hover boolean not null default false,
  friends uuid[] not null default '{}',
  friend_requests uuid[] not null default '{}',
  last_online timestamptz,
  linking_code text not null unique check (linking_code ~ '^[3-9A-Y]{8}$'),
  daily_goals jsonb not null default '{}' check (jsonb_typeof(daily_goals) = 'object'),
  streaks jsonb not null default '{}' check (jsonb_typeof(streaks) = 'object'),
  current_language_code text check (current_language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  gender text check (gender in ('masculine', 'feminine')),
  language_levels jsonb not null default '{}' check (
    jsonb_typeof(language_levels) = 'object' and pg_column_size(language_levels) <= 2000
  ),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'A learner: settings, current language, levels, goals and streaks by language.';
comment on column public.profiles.credits is 'Balance that pays for AI calls; changed by the server only.';
comment on column public.profiles.linking_code is 'What a friend enters to send a request.';
comment on column public.profiles.daily_goals is 'Minutes a day by language code; written by set_daily_goal_for_language.';
comment on column public.profiles.streaks is
  'By language code {current_streak, last_update}; written by update_streak_for_language.';
comment on column public.profiles.language_levels is 'Level by language code.';
comment on column public.profiles.friends is 'Mirror of the friendships; written by the server only.';
comment on column public.profiles.friend_requests is 'Mirror of the open requests; written by the server only.';

alter table public.profiles enable row level security;

create policy "A learner reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "A learner changes their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
-- Not granted: id, email, credits, friends, friend_requests, linking_code, daily_goals, streaks.
grant update (
  full_name, display_name, voice_setting, show_actions, mask_words, autoplay_audio, auto_generate_audio, give_feedback,
  auto_parse_responses, show_suggestions, show_definitions_on_hover, last_online, current_language_code, gender,
  language_levels
) on public.profiles to authenticated;
grant all on public.profiles to service_role;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

create trigger profiles_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();

-- Definer: the auth service's role makes the account, and may not write to public tables itself.
create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given_name text := nullif(left(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 120), '');
begin
  loop
    begin
      insert into public.profiles (id, email, full_name, display_name, linking_code)
      values (
        new.id,
        new.email,
        given_name,
        nullif(left(coalesce(given_name, split_part(coalesce(new.email, ''), '@', 1)), 60), ''),
        private.new_linking_code()
      );
      return new;
    exception when unique_violation then
      -- The same account twice is an error; a linking code that another learner has is drawn again.
      if exists (select 1 from public.profiles where id = new.id) then
        raise;
      end if;
    end;
  end loop;
end;
$$;

create function private.copy_email_to_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end;
$$;

revoke all on function private.new_linking_code() from public;
revoke all on function private.create_profile() from public;
revoke all on function private.copy_email_to_profile() from public;

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.create_profile();
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.copy_email_to_profile();
