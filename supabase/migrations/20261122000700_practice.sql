-- Practice time that is counted once: a device tells of each practice slice under an id of its own, as often as it
-- likes, and what another slice covers already adds nothing. And the other two things that a day is told of.

create table public.practice_slices (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  language_code text not null references public.languages (code),
  kind text not null check (kind in ('tutor', 'review', 'lesson')),
  date date not null,
  minute_of_day integer not null check (minute_of_day between 0 and 1439),
  started_at timestamptz not null check (started_at >= '2020-01-01Z' and started_at < '2200-01-01Z'),
  seconds integer not null check (seconds between 1 and 86400),
  received_at timestamptz not null default now(),
  -- With the learner, so that nobody can take, or learn of, the id of another's practice.
  primary key (user_id, id)
);

comment on table public.practice_slices is 'Stretches of practice without a pause, as the learner''s devices counted them.';
comment on column public.practice_slices.id is 'Chosen by the device; the same slice told again, or longer, counts once.';
comment on column public.practice_slices.date is 'The learner''s local calendar day; a slice never reaches into another.';
comment on column public.practice_slices.minute_of_day is 'When it began by the learner''s clock: minutes since midnight.';
comment on column public.practice_slices.started_at is 'By the device''s clock; moved back where that is ahead of the server''s.';
comment on column public.practice_slices.received_at is 'When the server first heard of it.';

-- What covers the same time as a new slice.
create index practice_slices_by_time on public.practice_slices (user_id, started_at);
-- When in the day a learner practises, over a range of days.
create index practice_slices_by_day on public.practice_slices (user_id, language_code, date);

call private.guard('public.practice_slices');
-- Twenty a day for twenty-five years.
call private.limit_rows('public.practice_slices', 200000);
create policy "A learner reads their own practice" on public.practice_slices
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.practice_slices to authenticated;

create function private.uncounted_seconds(p_user_id uuid, p_from timestamptz, p_seconds integer) returns integer
language sql stable
set search_path = ''
as $$
  select coalesce(round(extract(epoch from sum(upper(part) - lower(part)))), 0)::integer
  from unnest(
    tstzmultirange(tstzrange(p_from, p_from + make_interval(secs => p_seconds)))
    - coalesce(
      (
        select range_agg(tstzrange(started_at, started_at + make_interval(secs => seconds)))
        from public.practice_slices
        where user_id = p_user_id
          -- No slice is longer than a day.
          and started_at > p_from - interval '1 day'
          and started_at < p_from + make_interval(secs => p_seconds)
      ),
      '{}'::tstzmultirange
    )
  ) as part
$$;
comment on function private.uncounted_seconds(uuid, timestamptz, integer) is
  'How much of a slice no other slice of the learner covers.';

create function private.believable_seconds(p_user_id uuid, p_date date) returns bigint
language sql stable
set search_path = ''
as $$
  select greatest(0, least(
    86400 - (
      select coalesce(sum(practice_time_seconds), 0) from public.daily_analytics_history
      where user_id = p_user_id and date = p_date
    ),
    floor(extract(epoch from now() + interval '5 minutes' - (select created_at from public.profiles where id = p_user_id)))
      - (
        select coalesce(sum(practice_seconds), 0) from private.practice_tallies
        where user_id = p_user_id and week = '-infinity'
      )
  ))::bigint
$$;
comment on function private.believable_seconds(uuid, date) is
  'What a day can still take: all languages of it hold a day, and all days of a learner as much time as passed since the account was made.';

create function private.add_stretch(
  p_user_id uuid, p_id uuid, p_language_code text, p_kind text, p_date date, p_minute_of_day integer,
  p_started_at timestamptz, p_seconds integer
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  -- Five minutes for clocks that are a little ahead; what is told of more than that lies in a future that has not come.
  latest constant timestamptz := now() + interval '5 minutes';
  begun timestamptz;
  seconds integer := p_seconds;
  added integer;
begin
  select started_at into begun from public.practice_slices where user_id = p_user_id and id = p_id;
  if not found then
    begun := least(p_started_at, latest - make_interval(secs => seconds));
  end if;
  seconds := least(seconds, floor(extract(epoch from latest - begun)));
  if begun < now() - interval '32 days'
    or begun < (select created_at from public.profiles where id = p_user_id) - interval '1 day'
  then
    raise exception 'practice began in the last 31 days, and not before the account' using errcode = '22023';
  end if;
  added := least(private.uncounted_seconds(p_user_id, begun, seconds), private.believable_seconds(p_user_id, p_date));
  insert into public.practice_slices as told
    (user_id, id, language_code, kind, date, minute_of_day, started_at, seconds)
  values (p_user_id, p_id, p_language_code, p_kind, p_date, p_minute_of_day, begun, seconds)
  on conflict (user_id, id) do update set seconds = excluded.seconds
  where told.seconds < excluded.seconds;
  return added;
end;
$$;
comment on function private.add_stretch(uuid, uuid, text, text, date, integer, timestamptz, integer) is
  'Keeps a slice, or what it grew by; how many of its seconds count.';

create function public.record_practice(p_user_id uuid, p_slices jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  slice record;
  added integer;
begin
  perform private.require_own(p_user_id);
  perform private.require_list(p_slices, 200, 'practice slices');
  -- Two devices that tell at the same moment must see each other's slices.
  perform pg_advisory_xact_lock(hashtextextended(p_user_id::text, 0));

  for slice in
    select * from jsonb_to_recordset(p_slices) as listed (
      id uuid, language_code text, kind text, date date, minute_of_day integer, started_at timestamptz, seconds integer
    )
    order by listed.started_at
  loop
    perform private.require_language(slice.language_code);
    if slice.id is null or slice.date is null or slice.started_at is null
      or slice.seconds is null or slice.seconds not between 1 and 86400
    then
      raise exception 'a practice slice has an id, a day, a beginning and 1 to 86400 seconds'
        using errcode = '22023';
    end if;
    perform private.require_recent_day(p_user_id, slice.date);
    -- A clock may be set to another zone's time.
    if slice.started_at > now() + interval '1 day' then
      raise exception 'practice lies in a day that has begun' using errcode = '22023';
    end if;
    if abs(slice.date - (slice.started_at at time zone 'utc')::date) > 1 then
      raise exception 'practice begins on the day it counts for' using errcode = '22023';
    end if;

    added := private.add_stretch(
      p_user_id, slice.id, slice.language_code, slice.kind, slice.date, slice.minute_of_day, slice.started_at, slice.seconds
    );
    if added > 0 then
      insert into public.daily_analytics_history as day (user_id, date, language_code, practice_time_seconds)
      values (p_user_id, slice.date, slice.language_code, added)
      on conflict (user_id, date, language_code) do update set
        practice_time_seconds = day.practice_time_seconds + excluded.practice_time_seconds,
        updated_at = now();
    end if;
  end loop;

  perform private.keep_streak(p_user_id, told.language_code, told.latest)
  from (
    select listed.language_code, max(listed.date) as latest
    from jsonb_to_recordset(p_slices) as listed (date date, language_code text)
    group by listed.language_code
  ) as told;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'date', day.date,
          'language_code', day.language_code,
          'practice_time_seconds', day.practice_time_seconds
        )
      ),
      '[]'
    )
    from public.daily_analytics_history as day
    where day.user_id = p_user_id
      and (day.date, day.language_code) in (
        select listed.date, listed.language_code
        from jsonb_to_recordset(p_slices) as listed (date date, language_code text)
      )
  );
end;
$$;
comment on function public.record_practice(uuid, jsonb) is
  'Adds the practice of the caller''s own slices to their days, each second once and none that has not passed, and gives back those days.';
grant execute on function public.record_practice(uuid, jsonb) to authenticated, service_role;

create function private.words_of_day(kept text[], added text[], removed text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(word order by place), '{}')
  from (
    select word, place, row_number() over by_place as number, sum(octet_length(word) + 8) over by_place as bytes
    from (
      select word, min(place) as place
      from (
        select word, place from unnest(kept) with ordinality as before (word, place)
        where word not in (select unnest(removed))
        union all
        -- After all that a day holds.
        select word, place + 5000 from unnest(added) with ordinality as more (word, place)
      ) as listed
      group by word
    ) as each_once
    window by_place as (order by place)
  ) as listed
  where number <= 5000 and bytes <= 380000
$$;
comment on function private.words_of_day(text[], text[], text[]) is
  'A day''s words without some and with others, each once in the order they came: the first 5000 in the room of a row.';

create function public.record_day_words(
  p_user_id uuid, p_language_code text, p_date date, p_added text[], p_removed text[]
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  added constant text[] := coalesce(p_added, '{}');
  removed constant text[] := coalesce(p_removed, '{}');
  planted text[];
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  perform private.require_recent_day(p_user_id, p_date);
  if cardinality(added) > 5000 or cardinality(removed) > 5000
    or exists (select 1 from unnest(added || removed) as word where word is null or char_length(word) not between 1 and 200)
  then
    raise exception 'words come as at most 5000 of 1 to 200 characters' using errcode = '22023';
  end if;
  -- What was only met was not added, and what a file brought is no day's work.
  select coalesce(array_agg(word order by place), '{}') into planted
  from unnest(added) with ordinality as listed (word, place)
  where exists (
    select 1 from public.user_dictionaries as bank
    where bank.user_id = p_user_id and bank.language_code = p_language_code and bank.word_string = word
      and bank.planted_by <> 'import'
  );
  insert into public.daily_analytics_history as day (user_id, date, language_code, words_added)
  values (p_user_id, p_date, p_language_code, private.words_of_day('{}', planted, removed))
  on conflict (user_id, date, language_code) do update set
    words_added = private.words_of_day(day.words_added, planted, removed),
    updated_at = now();
end;
$$;
comment on function public.record_day_words(uuid, text, date, text[], text[]) is
  'Takes words out of a day of the caller and puts others in, each once, as far as they are planted and no file brought them; begins the day where there is none.';
grant execute on function public.record_day_words(uuid, text, date, text[], text[]) to authenticated, service_role;

create function public.record_garden(p_user_id uuid, p_language_code text, p_date date, p_words_by_stage integer[])
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  perform private.require_recent_day(p_user_id, p_date);
  insert into public.daily_analytics_history (user_id, date, language_code, words_by_stage)
  values (p_user_id, p_date, p_language_code, p_words_by_stage)
  on conflict (user_id, date, language_code) do update set
    words_by_stage = excluded.words_by_stage,
    updated_at = now();
end;
$$;
comment on function public.record_garden(uuid, text, date, integer[]) is
  'Writes down how many of the caller''s words stand at which stage, from seed to bloom, on a day.';
grant execute on function public.record_garden(uuid, text, date, integer[]) to authenticated, service_role;

create function public.reset_day(p_user_id uuid, p_language_code text, p_date date) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  perform private.require_recent_day(p_user_id, p_date);
  delete from public.daily_analytics_history
  where user_id = p_user_id and date = p_date and language_code = p_language_code;
  delete from public.restored_days
  where user_id = p_user_id and date = p_date and language_code = p_language_code;
  perform private.keep_streak(p_user_id, p_language_code, p_date);
end;
$$;
comment on function public.reset_day(uuid, text, date) is
  'Removes a day of the caller. What was practised on it stays told, so that it does not come back.';
grant execute on function public.reset_day(uuid, text, date) to authenticated, service_role;
