-- Profiles: one row a learner, made by a trigger when the account is made.

create function private.are_levels(levels jsonb) returns boolean
language plpgsql stable
set search_path = ''
as $$
begin
  if jsonb_typeof(levels) is distinct from 'object' then
    return false;
  end if;
  return not exists (
    select from jsonb_each(levels) as chosen (language, level)
    where not private.is_language(language)
      or (level <> 'null' and level not in ('"beginner"', '"elementary"', '"intermediate"', '"advanced"', '"native"'))
  );
end;
$$;
comment on function private.are_levels(jsonb) is
  'Whether these are levels by language code: one of the five, or null where the learner was asked and skipped it.';
grant execute on function private.are_levels(jsonb) to authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text,
  full_name text check (char_length(full_name) <= 120),
  display_name text check (char_length(display_name) between 1 and 60),
  avatar_plant text not null default 'clover' check (
    avatar_plant in ('clover', 'sunflower', 'tulip', 'cactus', 'fern', 'bamboo', 'lavender', 'mushroom')
  ),
  gender text check (gender in ('masculine', 'feminine')),
  last_online timestamptz,

  credits integer not null default 0 check (credits >= 0),
  monthly_credits integer not null default 10000 check (monthly_credits between 0 and 10000000),

  current_language_code text references public.languages (code),
  language_levels jsonb not null default '{}' check (private.are_levels(language_levels)),
  daily_goals jsonb not null default '{}' check (jsonb_typeof(daily_goals) = 'object'),
  streaks jsonb not null default '{}' check (jsonb_typeof(streaks) = 'object'),
  talks_since jsonb not null default '{}' check (jsonb_typeof(talks_since) = 'object'),

  friends uuid[] not null default '{}',
  friend_requests uuid[] not null default '{}',
  linking_code text not null unique check (linking_code ~ '^[3-9A-Y]{8}$'),
  shares_practice boolean not null default true,
  accepts_nudges boolean not null default true,

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
  hint_first boolean,
  remember_learner boolean not null default true,
  new_cards_per_day integer not null default 20 check (new_cards_per_day between 0 and 1000),
  reviews_per_day integer not null default 200 check (reviews_per_day between 1 and 5000),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  tone_colours boolean not null default true,
  interface_language text check (private.is_interface_language(interface_language)),

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.profiles is 'A learner: settings, current language, levels, goals and streaks by language.';
comment on column public.profiles.avatar_plant is 'The plant that stands for the learner among friends.';
comment on column public.profiles.credits is 'Balance that pays for AI calls: the sum of credit_ledger, kept by its trigger.';
comment on column public.profiles.monthly_credits is 'What the plan gives a calendar month; changed by the server only.';
comment on column public.profiles.language_levels is
  'Level by language code; null where the learner was asked and skipped it. A language without an entry was not asked.';
comment on column public.profiles.daily_goals is 'Minutes a day by language code; written by set_daily_goal_for_language.';
comment on column public.profiles.streaks is
  'By language code {current_streak, last_update}: what the days say, written where they change.';
comment on column public.profiles.friends is 'Mirror of the friendships; written by the server only.';
comment on column public.profiles.friend_requests is 'Mirror of the open requests; written by the server only.';
comment on column public.profiles.linking_code is 'What a friend enters to send a request.';
comment on column public.profiles.shares_practice is
  'Whether friends see the learner''s figures: leaderboards, streak, and whether they practised today.';
comment on column public.profiles.accepts_nudges is 'Whether friends may wave, once a day at most.';
comment on column public.profiles.talks_since is
  'When the first talk of each language was kept, by language code; written where a conversation is.';
comment on column public.profiles.hint_first is
  'Whether a mistake is first pointed at, for the learner to try again; null, as long as nothing was chosen: from the second week of a language on.';
comment on column public.profiles.remember_learner is
  'Whether the tutor may keep facts and mistakes and hear of them; off, it does neither.';
comment on column public.profiles.new_cards_per_day is 'Cards begun a day in each language, at most.';
comment on column public.profiles.reviews_per_day is 'Cards reviewed a day in each language, at most; steps of minutes are not counted.';
comment on column public.profiles.theme is 'Light, dark, or whatever the device prefers.';
comment on column public.profiles.tone_colours is 'Whether Mandarin readings show their tones in colours, too.';
comment on column public.profiles.interface_language is 'What Lingarden itself speaks; null until it was chosen.';
comment on column public.profiles.created_at is 'When the account began; nothing was practised before.';

call private.guard('public.profiles');
create policy "A learner reads their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "A learner changes their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select on public.profiles to authenticated;
-- Not granted: id, email, credits, friends, friend_requests, linking_code, daily_goals, streaks, talks_since, and the times.
grant update (
  full_name, display_name, avatar_plant, gender, last_online, current_language_code, language_levels, shares_practice,
  accepts_nudges, voice_setting, show_actions, mask_words, autoplay_audio, auto_generate_audio, give_feedback,
  auto_parse_responses, show_suggestions, show_definitions_on_hover, hint_first, remember_learner, new_cards_per_day,
  reviews_per_day, theme, tone_colours, interface_language
) on public.profiles to authenticated;

create trigger profiles_updated_at before update on public.profiles
  for each row execute function private.set_updated_at();
-- An open page of the learner hears of friends by a change of their own profile, which nobody else can read.
create trigger profiles_notify after update of friends, friend_requests on public.profiles
  for each row execute function private.notify_change();
call private.publish('public.profiles');

create function private.require_own(user_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if user_id is null or user_id is distinct from (select auth.uid()) then
    raise exception 'only your own profile can be used' using errcode = '42501';
  end if;
  -- Functions that act with their owner's rights pass row level security, which asks this for all others.
  perform private.require_open_site();
end;
$$;
comment on function private.require_own(uuid) is 'Refuses whoever acts for somebody else, and everybody while the site is closed.';
grant execute on function private.require_own(uuid) to authenticated, service_role;

-- random() can be foreseen by whoever has seen enough of it; a code must not.
create function private.new_linking_code() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  -- No look-alikes: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B are left out.
  alphabet constant text := '34679ACDEFGHJKMNPQRTUVWXY';
  bytes bytea;
  code text := '';
begin
  while char_length(code) < 8 loop
    -- Of the sixteen bytes the first six are random throughout.
    bytes := uuid_send(gen_random_uuid());
    for place in 0..5 loop
      -- 250 is a multiple of 25: so no letter is likelier than another.
      if get_byte(bytes, place) < 250 then
        code := code || substr(alphabet, 1 + get_byte(bytes, place) % 25, 1);
      end if;
    end loop;
  end loop;
  return left(code, 8);
end;
$$;
comment on function private.new_linking_code() is 'Eight characters without look-alikes, to befriend a learner by.';

-- Definer: the auth service's role makes the account, and may not write to public tables itself.
create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Without it the part of their address before the @ stands in its place, for friends to see.
  given_name constant text := nullif(left(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 120), '');
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
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.create_profile();

create function private.copy_email_to_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end;
$$;
create trigger on_auth_user_email_changed after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.copy_email_to_profile();
