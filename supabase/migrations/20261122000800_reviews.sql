-- Reviewing: every answer to a card, activities that learners put together, and how many words they retain.

-- The cards follow from the answers, so that devices that were apart merge without loss.
create table public.review_log (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  language_code text not null references public.languages (code),
  word_string text not null check (char_length(word_string) between 1 and 200 and word_string = btrim(word_string)),
  card text not null check (card in ('recognition', 'production', 'use')),
  grade integer not null check (grade between 1 and 4),
  -- A wrong clock is no reason to lose a review; a year that no reader can hold is.
  reviewed_at timestamptz not null check (reviewed_at >= '1970-01-01Z' and reviewed_at < '2200-01-01Z'),
  received_at timestamptz not null default now(),
  carried boolean not null default false,
  import_id uuid,
  -- With the learner, so that nobody can take, or learn of, the id of another's review.
  primary key (user_id, id)
);

comment on table public.review_log is
  'Answers to cards; rows are only ever added, and go with the account or with the import that brought them.';
comment on column public.review_log.id is 'Chosen by the device, so that sending a review twice adds it once.';
comment on column public.review_log.card is 
  'recognition asks for the meaning, production for the word; use: right and unaided in a sentence of the learner''s own.';
comment on column public.review_log.grade is '1 again, 2 hard, 3 good, 4 easy.';
comment on column public.review_log.reviewed_at is 'By the device''s clock.';
comment on column public.review_log.received_at is 'By the server''s clock; what is new since a time is read by it.';
comment on column public.review_log.carried is
  'Whether it repeats a review that was given under another spelling of the word: it makes the card, and is no answer of its own.';
comment on column public.review_log.import_id is
  'The import that brought an answer given to another program; no leaderboard counts it.';

-- A device reads a language page by page, and later what has come since.
create index review_log_received on public.review_log (user_id, language_code, received_at, id);

call private.guard('public.review_log');
-- 270 a day for ten years.
call private.limit_rows('public.review_log', 1000000);
create policy "A learner reads their own reviews" on public.review_log
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own reviews" on public.review_log
  for insert to authenticated with check (user_id = (select auth.uid()));
grant select, insert (user_id, id, language_code, word_string, card, grade, reviewed_at, carried)
  on public.review_log to authenticated;
-- Not even the service role changes or removes a review.
revoke all on public.review_log from service_role;
grant select, insert on public.review_log to service_role;

create table public.review_activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  name text not null check (char_length(name) between 1 and 60 and name = btrim(name)),
  selection jsonb not null check (
    jsonb_typeof(selection) = 'object'
    -- Without it the comparison would be null, and a check that is null holds.
    and coalesce(selection ->> 'by', '') in ('tag', 'strength', 'due', 'lesson', 'hand')
    -- What names no word can never be played.
    and case selection ->> 'by'
      when 'tag' then coalesce(selection ->> 'tag', '') <> ''
      when 'lesson' then coalesce(selection ->> 'lessonId', '') <> ''
      when 'hand' then case
        when jsonb_typeof(selection -> 'words') = 'array' then jsonb_array_length(selection -> 'words') > 0
        else false
      end
      else true
    end
    and octet_length(selection::text) <= 20000
  ),
  kinds text[] not null check (
    cardinality(kinds) between 1 and 5
    and kinds <@ array['choice', 'typing', 'listening', 'order', 'cloze']::text[]
  ),
  played_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.review_activities is 'Exercises that a learner put together: which words, and how they are asked.';
comment on column public.review_activities.selection is
  'Which words, chosen anew each time: {by: tag, tag} | {by: strength, band} | {by: due} | {by: lesson, courseId, lessonId} | {by: hand, words}.';
comment on column public.review_activities.kinds is 'The kinds of exercises: choice, typing, listening, order, cloze.';
comment on column public.review_activities.played_at is 'When it was played to its end last.';

create index review_activities_of_language on public.review_activities (user_id, language_code, updated_at desc);

call private.guard('public.review_activities');
call private.limit_rows('public.review_activities', 1000);
create policy "A learner's own activities" on public.review_activities
  to authenticated using (user_id = (select auth.uid()));
grant
  select, delete,
  insert (id, user_id, language_code, name, selection, kinds),
  update (name, selection, kinds, played_at)
  on public.review_activities to authenticated;

create trigger review_activities_updated_at before update on public.review_activities
  for each row execute function private.set_updated_at();

-- How many words a learner retains, which only their devices can compute.
create table public.retained_words (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  counted_on date not null,
  by_day integer[] not null check (cardinality(by_day) = 31 and 0 <= all (by_day)),
  updated_at timestamptz not null default now(),
  primary key (user_id, language_code)
);
comment on table public.retained_words is 'Words whose FSRS retrievability is 0.9 or more, as a device of the learner counted them.';
comment on column public.retained_words.counted_on is 'The learner''s local calendar day.';
comment on column public.retained_words.by_day is
  'How many on that day, and on each of the 30 days after it if nothing is reviewed; never more than the day before.';

call private.guard('public.retained_words');
create policy "A learner reads their own retained words" on public.retained_words
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.retained_words to authenticated;

create function private.count_reviewed(p_user_id uuid, p_language_code text, p_with_imports boolean) returns bigint
language sql stable
set search_path = ''
as $$
  select count(*) from public.user_dictionaries as bank
  where bank.user_id = p_user_id and bank.language_code = p_language_code and bank.planted_at is not null and exists (
    select 1 from public.review_log as review
    where review.user_id = p_user_id and review.language_code = p_language_code and review.word_string = bank.word_string
      and (p_with_imports or review.import_id is null)
  )
$$;
comment on function private.count_reviewed(uuid, text, boolean) is
  'Planted words that were reviewed; with imports also those that another program reviewed.';

create function public.record_retained_words(
  p_user_id uuid,
  p_language_code text,
  p_counted_on date,
  p_by_day integer[]
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  most bigint;
  believed integer[] := p_by_day;
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
  most := coalesce((
    select most_retained from private.learner_records where user_id = p_user_id and language_code = p_language_code
  ), 0);
  -- Counting takes its time in a large bank, and as many as were believed once need not be counted again.
  if p_by_day[1] > most then
    if p_by_day[1] > private.count_reviewed(p_user_id, p_language_code, true) then
      raise exception 'no more words can be retained than words of the bank were reviewed' using errcode = '22023';
    end if;
    most := greatest(most, private.count_reviewed(p_user_id, p_language_code, false));
    believed := array(select least(count, most) from unnest(p_by_day) with ordinality as listed (count, place) order by place);
  end if;
  insert into public.retained_words (user_id, language_code, counted_on, by_day)
  values (p_user_id, p_language_code, p_counted_on, believed)
  on conflict (user_id, language_code) do update set
    counted_on = excluded.counted_on, by_day = excluded.by_day, updated_at = now();
  insert into private.learner_records as record (user_id, language_code, most_retained)
  values (p_user_id, p_language_code, believed[1])
  on conflict (user_id, language_code) do update set
    most_retained = greatest(record.most_retained, excluded.most_retained);
end;
$$;
comment on function public.record_retained_words(uuid, text, date, integer[]) is
  'Keeps how many of the caller''s words of a language are retained today and on the 30 days to come: never more than were reviewed here.';
grant execute on function public.record_retained_words(uuid, text, date, integer[]) to authenticated, service_role;
