-- How many words a learner retains, which only their devices can compute, and the best they have reached.

create table public.retained_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  counted_on date not null,
  by_day integer[] not null check (cardinality(by_day) = 31 and 0 <= all (by_day)),
  updated_at timestamptz not null default now(),
  primary key (user_id, language_code)
);
comment on table public.retained_words is 'Words whose FSRS retrievability is 0.9 or more, as a device of the learner counted them.';
comment on column public.retained_words.counted_on is 'The learner''s local calendar day.';
comment on column public.retained_words.by_day is
  'How many on that day, and on each of the 30 days after it if nothing is reviewed; never more than the day before.';

alter table public.retained_words enable row level security;
create policy "A learner reads their own retained words" on public.retained_words
  for select to authenticated using (user_id = (select auth.uid()));
revoke all on public.retained_words from anon, authenticated;
grant select on public.retained_words to authenticated;
grant all on public.retained_words to service_role;

create table private.learner_records (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null,
  longest_streak integer not null default 0,
  most_retained integer not null default 0,
  primary key (user_id, language_code)
);
comment on table private.learner_records is 'The longest streak in days, and the most words retained at once.';
alter table private.learner_records enable row level security;
revoke all on private.learner_records from public, anon, authenticated;

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

insert into private.learner_records (user_id, language_code, longest_streak)
select id, streak.key, (streak.value ->> 'current_streak')::integer
from public.profiles cross join lateral jsonb_each(streaks) as streak;

create function public.record_retained_words(
  p_user_id uuid,
  p_language_code text,
  p_counted_on date,
  p_by_day integer[]
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  if cardinality(p_by_day) is distinct from 31
    or array_position(p_by_day, null) is not null
    or exists (
      select 1 from unnest(p_by_day) with ordinality as listed (count, place)
      where count < 0 or count > p_by_day[place - 1]
    )
  then
    raise exception 'retained words come for 31 days, never more than the day before' using errcode = '22023';
  end if;
  -- The learner's calendar may be up to 14 hours ahead of UTC, or 12 behind.
  if p_counted_on is null or abs(p_counted_on - (now() at time zone 'utc')::date) > 1 then
    raise exception 'retained words are counted for today' using errcode = '22023';
  end if;
  if p_by_day[1] > (
    select count(*) from public.user_dictionaries where user_id = p_user_id and language_code = p_language_code
  ) then
    raise exception 'no more words can be retained than the bank holds' using errcode = '22023';
  end if;
  insert into public.retained_words (user_id, language_code, counted_on, by_day)
  values (p_user_id, p_language_code, p_counted_on, p_by_day)
  on conflict (user_id, language_code) do update set
    counted_on = excluded.counted_on, by_day = excluded.by_day, updated_at = now();
  insert into private.learner_records as record (user_id, language_code, most_retained)
  values (p_user_id, p_language_code, p_by_day[1])
  on conflict (user_id, language_code) do update set
    most_retained = greatest(record.most_retained, excluded.most_retained);
end;
$$;
comment on function public.record_retained_words(uuid, text, date, integer[]) is
  'Keeps how many of the caller''s words of a language are retained today and on the 30 days to come.';

revoke all on function private.keep_longest_streaks() from public;
revoke all on function public.record_retained_words(uuid, text, date, integer[]) from public, anon;
grant execute on function public.record_retained_words(uuid, text, date, integer[]) to authenticated, service_role;
