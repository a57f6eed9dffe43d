-- What a learner did on a day, in their own calendar, by language; what leaderboards add up of it; goals and streaks. Written
-- by functions only: what friends see is what the server's clock allows (docs/decisions/0044-what-a-leaderboard-believes.md).

create table public.daily_analytics_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  language_code text not null references public.languages (code),
  words_added text[] not null default '{}' check (
    cardinality(words_added) <= 5000 and pg_column_size(words_added) <= 400000
  ),
  practice_time_seconds integer not null default 0 check (practice_time_seconds between 0 and 86400),
  words_by_stage integer[] check (cardinality(words_by_stage) = 5 and 0 <= all (words_by_stage)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, date, language_code)
);

comment on table public.daily_analytics_history is 'Words added and seconds practised, a row a learner, day and language.';
comment on column public.daily_analytics_history.date is 'The learner''s local calendar day.';
comment on column public.daily_analytics_history.words_by_stage is
  'Words of the bank by stage, from seed to bloom, when the day was last looked at; null where nobody looked.';

call private.guard('public.daily_analytics_history');
create policy "A learner reads their own days" on public.daily_analytics_history
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.daily_analytics_history to authenticated;

-- What leaderboards add up, kept beside the days so that nobody's whole history is read for a rank.
create table private.practice_tallies (
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null,
  language_code text not null,
  practice_seconds bigint not null default 0,
  words_added bigint not null default 0,
  primary key (user_id, week, language_code)
);
comment on table private.practice_tallies is 'Seconds practised and words added by week, and in all.';
comment on column private.practice_tallies.week is 'The Monday that begins it; -infinity for all time.';
comment on column private.practice_tallies.words_added is 'Of a day and language at most 500 count: more are a file, and no day''s work.';
alter table private.practice_tallies enable row level security;

create function private.monday_of(p_day date) returns date
language sql immutable
set search_path = ''
as $$
  select p_day - (extract(isodow from p_day)::integer - 1)
$$;
comment on function private.monday_of(date) is 'The Monday that begins the week of a day.';

create function private.add_to_tallies(day public.daily_analytics_history, p_sign integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := p_sign * day.practice_time_seconds;
  words constant integer := p_sign * least(500, cardinality(day.words_added));
begin
  -- All time first: it is then the one that two changes of a language wait for.
  insert into private.practice_tallies as tally (user_id, week, language_code, practice_seconds, words_added)
  values
    (day.user_id, '-infinity', day.language_code, seconds, words),
    (day.user_id, private.monday_of(day.date), day.language_code, seconds, words)
  on conflict (user_id, week, language_code) do update set
    practice_seconds = tally.practice_seconds + excluded.practice_seconds,
    words_added = tally.words_added + excluded.words_added;
end;
$$;
comment on function private.add_to_tallies(public.daily_analytics_history, integer) is
  'Adds a day to the tallies (1), or takes it out again (-1).';

create function private.tally_day() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- Where the account goes, its tallies have gone or go too.
    if exists (select 1 from auth.users where id = old.user_id) then
      perform private.add_to_tallies(old, -1);
    end if;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    perform private.add_to_tallies(old, -1);
  end if;
  perform private.add_to_tallies(new, 1);
  return null;
end;
$$;
create trigger daily_analytics_tally after insert or delete on public.daily_analytics_history
  for each row execute function private.tally_day();
create trigger daily_analytics_tally_change after update on public.daily_analytics_history
  for each row when (
    (old.date, old.language_code, old.practice_time_seconds, cardinality(old.words_added))
    is distinct from (new.date, new.language_code, new.practice_time_seconds, cardinality(new.words_added))
  )
  execute function private.tally_day();

create table private.learner_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null,
  longest_streak integer not null default 0,
  most_retained integer not null default 0,
  primary key (user_id, language_code)
);
comment on table private.learner_records is 'The longest streak in days, and the most words retained at once.';
alter table private.learner_records enable row level security;

create function private.keep_longest_streaks() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.learner_records as record (user_id, language_code, longest_streak)
  select new.id, streak.key, (streak.value ->> 'current_streak')::integer
  from jsonb_each(new.streaks) as streak
  where streak.value is distinct from old.streaks -> streak.key
  on conflict (user_id, language_code) do update set
    longest_streak = greatest(record.longest_streak, excluded.longest_streak);
  return null;
end;
$$;
create trigger profiles_longest_streaks after update of streaks on public.profiles
  for each row when (old.streaks is distinct from new.streaks) execute function private.keep_longest_streaks();

-- The maps of a profile are written by these functions only, so each is a definer that touches the caller's own row.

create function public.get_daily_goal_for_language(p_user_id uuid, p_language_code text) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  return coalesce(
    (select (daily_goals ->> p_language_code)::integer from public.profiles where id = p_user_id),
    10
  );
end;
$$;
comment on function public.get_daily_goal_for_language(uuid, text) is 'Minutes a day; 10 where none was set.';
grant execute on function public.get_daily_goal_for_language(uuid, text) to authenticated, service_role;

create function public.set_daily_goal_for_language(p_user_id uuid, p_language_code text, p_goal_minutes integer)
returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  if p_goal_minutes is null or p_goal_minutes not between 1 and 1440 then
    raise exception 'a daily goal lies between 1 and 1440 minutes' using errcode = '22023';
  end if;
  update public.profiles
  set daily_goals = daily_goals || jsonb_build_object(p_language_code, p_goal_minutes)
  where id = p_user_id;
  return p_goal_minutes;
end;
$$;
comment on function public.set_daily_goal_for_language(uuid, text, integer) is 'Sets the minutes a day, 1 to 1440.';
grant execute on function public.set_daily_goal_for_language(uuid, text, integer) to authenticated, service_role;

create function private.count_streak(p_user_id uuid, p_language_code text, p_today date) returns integer
language sql stable
set search_path = ''
as $$
  with complete as (
    select days.date
    from public.daily_analytics_history as days
    join public.profiles as learner on learner.id = days.user_id
    where days.user_id = p_user_id
      and days.language_code = p_language_code
      and days.date between p_today - 365 and p_today
      and days.practice_time_seconds >= 60 * coalesce((learner.daily_goals ->> p_language_code)::integer, 10)
  ),
  -- Today while it is complete, else yesterday: whoever has not practised yet has not missed the day yet.
  ending as (
    select case when exists (select 1 from complete where date = p_today) then p_today else p_today - 1 end as day
  ),
  numbered as (
    select date, row_number() over (order by date desc)::integer as number
    from complete, ending
    where date <= ending.day
  )
  select least(365, count(*))::integer from numbered, ending where date = ending.day - number + 1
$$;
comment on function private.count_streak(uuid, text, date) is
  'Days in a row on which the daily goal was reached, ending on a day or the one before it; 365 at most.';

create function private.keep_streak(p_user_id uuid, p_language_code text, p_today date) returns void
language plpgsql
set search_path = ''
as $$
declare
  known jsonb;
  today date;
  streak jsonb;
begin
  select streaks -> p_language_code into known from public.profiles where id = p_user_id for no key update;
  -- A device whose calendar is behind, or that tells of days ago, turns no page back.
  today := greatest(p_today, (known ->> 'last_update')::date);
  streak := jsonb_build_object('current_streak', private.count_streak(p_user_id, p_language_code, today), 'last_update', today);
  if known is distinct from streak then
    update public.profiles set streaks = streaks || jsonb_build_object(p_language_code, streak) where id = p_user_id;
  end if;
end;
$$;
comment on function private.keep_streak(uuid, text, date) is
  'Stores the streak of a language as the days have it, on the latest day that was told of.';

create function public.update_streak_for_language(
  p_user_id uuid,
  p_language_code text,
  p_current_streak integer,
  p_last_update_date date
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  if p_current_streak is null or p_current_streak not between 0 and 365 then
    raise exception 'a streak lies between 0 and 365 days' using errcode = '22023';
  end if;
  if p_last_update_date is null or p_last_update_date not between '2020-01-01' and private.latest_today() then
    raise exception 'a streak is updated for a day that has begun' using errcode = '22023';
  end if;
  perform private.keep_streak(p_user_id, p_language_code, p_last_update_date);
end;
$$;
comment on function public.update_streak_for_language(uuid, text, integer, date) is
  'Stores the streak as the days up to a local day have it, with that day. What the caller counted is not believed.';
grant execute on function public.update_streak_for_language(uuid, text, integer, date) to authenticated, service_role;

create function private.latest_today() returns date
language sql stable
set search_path = ''
as $$
  select (now() at time zone 'utc' + interval '14 hours')::date
$$;
comment on function private.latest_today() is 'Today where it is latest: calendars are up to 14 hours ahead of UTC.';

create function private.is_recent_day(p_user_id uuid, p_date date) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    p_date <= private.latest_today()
      -- 31 days back from where today is earliest, 12 hours behind UTC: a device may be offline for a month.
      and p_date >= (now() at time zone 'utc' - interval '12 hours')::date - 31
      and p_date >= (select (created_at at time zone 'utc')::date - 1 from public.profiles where id = p_user_id),
    false
  )
$$;
comment on function private.is_recent_day(uuid, date) is
  'Whether a day may still change: none to come, of long ago, or of before the account.';
grant execute on function private.is_recent_day(uuid, date) to authenticated, service_role;

create function private.require_recent_day(p_user_id uuid, p_date date) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.is_recent_day(p_user_id, p_date) then
    raise exception 'a day that changes is one of the last 31, and not before the account' using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_recent_day(uuid, date) is 'Refuses days to come, of long ago, and of before the account.';
