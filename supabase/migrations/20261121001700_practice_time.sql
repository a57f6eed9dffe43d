-- Practice time that is counted once: a device tells of each stretch of practice under an id of its own, as often as it
-- likes, and what another stretch covers already adds nothing.

create table public.practice_slices (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  kind text not null check (kind in ('tutor', 'review', 'lesson')),
  date date not null,
  minute_of_day integer not null check (minute_of_day between 0 and 1439),
  started_at timestamptz not null check (started_at >= '2020-01-01Z' and started_at < '2200-01-01Z'),
  seconds integer not null check (seconds between 1 and 86400),
  -- With the learner, so that nobody can take, or learn of, the id of another's practice.
  primary key (user_id, id)
);

comment on table public.practice_slices is 'Stretches of practice without a pause, as the learner''s devices counted them.';
comment on column public.practice_slices.id is 'Chosen by the device; the same stretch told again, or longer, counts once.';
comment on column public.practice_slices.date is 'The learner''s local calendar day; a stretch never reaches into another.';
comment on column public.practice_slices.minute_of_day is 'When it began by the learner''s clock: minutes since midnight.';

-- What covers the same time as a new stretch.
create index practice_slices_by_time on public.practice_slices (user_id, started_at);
-- When in the day a learner practises, over a range of days.
create index practice_slices_by_day on public.practice_slices (user_id, language_code, date);

alter table public.practice_slices enable row level security;

create policy "A learner reads their own practice" on public.practice_slices
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own practice" on public.practice_slices
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner lengthens their own practice" on public.practice_slices
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.practice_slices from anon, authenticated;
grant select on public.practice_slices to authenticated;
grant insert (user_id, id, language_code, kind, date, minute_of_day, started_at, seconds)
  on public.practice_slices to authenticated;
grant update (seconds) on public.practice_slices to authenticated;
grant all on public.practice_slices to service_role;

-- The garden as a day left it, which no other record tells later.
alter table public.daily_analytics_history add column words_by_stage integer[] check (
  cardinality(words_by_stage) = 5 and 0 <= all (words_by_stage)
);
comment on column public.daily_analytics_history.words_by_stage is
  'Words of the bank by stage, from seed to bloom, when the day was last looked at; null where nobody looked.';
grant insert (words_by_stage), update (words_by_stage) on public.daily_analytics_history to authenticated;

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
          -- No stretch is longer than a day.
          and started_at > p_from - interval '1 day'
          and started_at < p_from + make_interval(secs => p_seconds)
      ),
      '{}'::tstzmultirange
    )
  ) as part
$$;
comment on function private.uncounted_seconds(uuid, timestamptz, integer) is
  'How much of a stretch no other stretch of the learner covers.';

create function public.record_practice(p_user_id uuid, p_slices jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  slice record;
  added integer;
begin
  perform private.require_own(p_user_id);
  -- Some drivers send the list as a JSON text within JSON.
  if jsonb_typeof(p_slices) = 'string' then
    p_slices := (p_slices #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(p_slices) is distinct from 'array' or jsonb_array_length(p_slices) > 200 then
    raise exception 'practice comes as a list of at most 200 stretches' using errcode = '22023';
  end if;
  -- Two devices that tell at the same moment must see each other's stretches.
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
      raise exception 'a stretch of practice has an id, a day, a beginning and 1 to 86400 seconds'
        using errcode = '22023';
    end if;
    -- The learner's calendar may be up to 14 hours ahead of UTC.
    if slice.date > (now() at time zone 'utc')::date + 1 or slice.started_at > now() + interval '1 day' then
      raise exception 'practice lies in a day that has begun' using errcode = '22023';
    end if;
    if abs(slice.date - (slice.started_at at time zone 'utc')::date) > 1 then
      raise exception 'practice begins on the day it counts for' using errcode = '22023';
    end if;

    added := private.uncounted_seconds(p_user_id, slice.started_at, slice.seconds);
    insert into public.practice_slices as told
      (user_id, id, language_code, kind, date, minute_of_day, started_at, seconds)
    values (
      p_user_id, slice.id, slice.language_code, slice.kind, slice.date, slice.minute_of_day, slice.started_at,
      slice.seconds
    )
    on conflict (user_id, id) do update set seconds = greatest(told.seconds, excluded.seconds);

    if added > 0 then
      insert into public.daily_analytics_history as day (user_id, date, language_code, practice_time_seconds)
      values (p_user_id, slice.date, slice.language_code, least(86400, added))
      on conflict (user_id, date, language_code) do update set
        practice_time_seconds = least(86400, day.practice_time_seconds + excluded.practice_time_seconds),
        updated_at = now();
    end if;
  end loop;

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
  'Adds the practice of the caller''s own stretches to their days, each second once, and gives back those days.';

revoke all on function private.uncounted_seconds(uuid, timestamptz, integer) from public;
revoke all on function public.record_practice(uuid, jsonb) from public, anon;
grant execute on function private.uncounted_seconds(uuid, timestamptz, integer) to authenticated, service_role;
grant execute on function public.record_practice(uuid, jsonb) to authenticated, service_role;
