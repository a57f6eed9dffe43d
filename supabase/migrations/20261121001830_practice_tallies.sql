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
alter table private.practice_tallies enable row level security;
revoke all on private.practice_tallies from public, anon, authenticated;

create function private.monday_of(p_day date) returns date
language sql immutable
set search_path = ''
as $$
  select p_day - (extract(isodow from p_day)::integer - 1)
$$;
comment on function private.monday_of(date) is 'The Monday that begins the week of a day.';

insert into private.practice_tallies (user_id, week, language_code, practice_seconds, words_added)
select user_id, week, language_code, sum(practice_time_seconds), sum(cardinality(words_added))
from public.daily_analytics_history
cross join lateral (values ('-infinity'::date), (private.monday_of(date))) as weeks (week)
group by user_id, week, language_code;

create function private.add_to_tallies(day public.daily_analytics_history, p_sign integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  seconds constant integer := p_sign * day.practice_time_seconds;
  words constant integer := p_sign * cardinality(day.words_added);
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

revoke all on function
  private.monday_of(date),
  private.add_to_tallies(public.daily_analytics_history, integer),
  private.tally_day()
from public;
