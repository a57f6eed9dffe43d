-- The word bank: one row a learner, language and word; and what learners put right in how words are read.

create table public.user_dictionaries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  word_string text not null check (char_length(word_string) between 1 and 200 and word_string = btrim(word_string)),
  sentences text[] not null default '{}' check (
    cardinality(sentences) <= 3 and pg_column_size(sentences) <= 20000
  ),
  notes text not null default '' check (char_length(notes) <= 4000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50 and pg_column_size(tags) <= 8000),
  reading text not null default '' check (char_length(reading) <= 200),
  meaning text not null default '' check (char_length(meaning) <= 1000),
  source text not null default 'tutor' check (source in ('tutor', 'lesson', 'hand', 'phrase', 'text', 'file')),
  seen integer not null default 0 check (seen >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  planted_at timestamptz,
  planted_by text check (planted_by in ('look-up', 'added', 'used', 'lesson', 'import')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, language_code, word_string),
  check ((planted_at is null) = (planted_by is null)),
  check (isfinite(planted_at) and isfinite(created_at) and isfinite(updated_at))
);

comment on table public.user_dictionaries is
  'The words a learner has met, with how often they were seen and looked up; planted are those that they acted on.';
comment on column public.user_dictionaries.planted_at is
  'When the learner acted on it first; null while it was only met. Cards, gardens and leaderboards know planted words alone.';
comment on column public.user_dictionaries.planted_by is
  'look-up; added by hand; used in a sentence of their own; lesson: taught by one that was played; import: of a file, which no leaderboard counts.';
comment on column public.user_dictionaries.sentences is 'The last three sentences the word was met in, the newest last.';
comment on column public.user_dictionaries.reading is 'The learner''s own; empty where the dictionary''s is shown.';
comment on column public.user_dictionaries.meaning is 'The learner''s own; empty where the dictionary''s is shown.';
comment on column public.user_dictionaries.source is
  'tutor: met or added in a conversation; lesson; hand: added one by one; text: from a pasted text; file: imported.';

-- The bank lists a language's words by what was touched last.
create index user_dictionaries_recent on public.user_dictionaries (user_id, language_code, updated_at desc);

create function private.keep_function_word_met() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from private.function_words
    where language_code = new.language_code and word = lower(new.word_string)
  ) then
    new.planted_at := null;
    new.planted_by := null;
  end if;
  return new;
end;
$$;
comment on function private.keep_function_word_met() is
  'A word of a closed class stays met whatever sentence or lesson it stood in.';
create trigger user_dictionaries_function_words before insert or update of planted_by on public.user_dictionaries
  for each row when (new.planted_by in ('used', 'lesson')) execute function private.keep_function_word_met();

call private.guard('public.user_dictionaries');
-- A file brings up to 100,000.
call private.limit_rows('public.user_dictionaries', 150000, 200000000);
create policy "A learner's own words" on public.user_dictionaries
  to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.user_dictionaries to authenticated;
-- The key columns are granted because an upsert on them writes them again; the unique key and the policies hold. The day a
-- word was added is its learner's, as its counts are: taking a removal back puts it back.
grant
  insert (
    user_id, language_code, word_string, sentences, notes, tags, reading, meaning, source, seen, clicks, planted_at,
    planted_by, created_at, updated_at
  ),
  update (
    user_id, language_code, word_string, sentences, notes, tags, reading, meaning, source, seen, clicks, planted_at,
    planted_by, created_at, updated_at
  )
  on public.user_dictionaries to authenticated;

create function private.last_sentences(kept text[], added text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(sentence order by place), '{}')
  from (
    select sentence, max(place) as place
    from unnest(kept || added) with ordinality as listed (sentence, place)
    where sentence is not null and sentence <> ''
    group by sentence
    order by max(place) desc
    limit 3
  ) as newest
$$;
comment on function private.last_sentences(text[], text[]) is 'The three newest of both lists, each once, the newest last.';
grant execute on function private.last_sentences(text[], text[]) to authenticated, service_role;

create function public.batch_update_user_dictionaries(updates jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  day record;
begin
  perform private.require_list(updates, 500, 'updates');
  if exists (
    select 1 from jsonb_array_elements(updates) as entry
    where jsonb_typeof(entry) <> 'object'
      or coalesce(jsonb_typeof(entry -> 'user_id'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'language_code'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'word_string'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'seen'), 'number') not in ('number', 'null')
      or coalesce(jsonb_typeof(entry -> 'clicks'), 'number') not in ('number', 'null')
      or coalesce(jsonb_typeof(entry -> 'sentence'), 'string') not in ('string', 'null')
      or coalesce((entry ->> 'seen')::numeric, 0) not between 0 and 10000
      or coalesce((entry ->> 'clicks')::numeric, 0) not between 0 and 10000
      or coalesce(entry ->> 'planted_by', 'used') not in ('look-up', 'used', 'lesson')
      or coalesce(entry ->> 'planted_on', '2020-01-01') !~ '^\d{4}-\d{2}-\d{2}$'
  ) then
    raise exception 'each update needs user_id, language_code, word_string, seen, clicks and sentence'
      using errcode = '22023';
  end if;
  if exists (
    select 1 from jsonb_array_elements(updates) as entry
    where entry ->> 'user_id' is distinct from (select auth.uid())::text
  ) then
    raise exception 'only your own words can be updated' using errcode = '42501';
  end if;

  with listed as (
    select
      entry ->> 'language_code' as language_code,
      entry ->> 'word_string' as word_string,
      sum(coalesce((entry ->> 'seen')::numeric, 0))::integer as seen,
      sum(coalesce((entry ->> 'clicks')::numeric, 0))::integer as clicks,
      private.last_sentences('{}', array_agg(left(entry ->> 'sentence', 1000) order by place)) as sentences,
      -- A click is a look-up, whatever else the word was met by.
      case
        when sum(coalesce((entry ->> 'clicks')::numeric, 0)) > 0 then 'look-up'
        else min(entry ->> 'planted_by')
      end as planted_by
    from jsonb_array_elements(updates) with ordinality as listed (entry, place)
    group by entry ->> 'language_code', entry ->> 'word_string'
  )
  insert into public.user_dictionaries as bank
    (user_id, language_code, word_string, seen, clicks, sentences, planted_at, planted_by, updated_at)
  select
    (select auth.uid()), language_code, word_string, seen, clicks, sentences,
    case when planted_by is not null then now() end, planted_by, now()
  from listed
  -- In one order, so that two statements for the same words wait for each other and never block each other for good.
  order by language_code, word_string
  on conflict (user_id, language_code, word_string) do update set
    -- A file may have brought a count that cannot grow; the other words of the batch are not to blame.
    seen = least(bank.seen::bigint + excluded.seen, 2147483647)::integer,
    clicks = least(bank.clicks::bigint + excluded.clicks, 2147483647)::integer,
    sentences = private.last_sentences(bank.sentences, excluded.sentences),
    planted_at = case when bank.planted_at is null then excluded.planted_at else bank.planted_at end,
    planted_by = case when bank.planted_at is null then excluded.planted_by else bank.planted_by end,
    updated_at = excluded.updated_at;

  -- What this call has planted was added on the day that the device tells; a day that is over for good is left alone.
  for day in
    select
      entry ->> 'language_code' as language_code,
      (entry ->> 'planted_on')::date as date,
      array_agg(distinct entry ->> 'word_string') as words
    from jsonb_array_elements(updates) as entry
    join public.user_dictionaries as bank
      on bank.user_id = (select auth.uid())
      and bank.language_code = entry ->> 'language_code'
      and bank.word_string = entry ->> 'word_string'
      and bank.planted_at = now()
    where entry ->> 'planted_on' is not null
    group by 1, 2
  loop
    if private.is_recent_day((select auth.uid()), day.date) then
      perform public.record_day_words((select auth.uid()), day.language_code, day.date, day.words, '{}');
    end if;
  end loop;
end;
$$;
comment on function public.batch_update_user_dictionaries(jsonb) is
  'Adds seen and clicks to the caller''s own words, keeps the last three sentences, inserts the words that are new, plants those that were looked up or come with planted_by (look-up, used, lesson), and notes them on the day planted_on.';
grant execute on function public.batch_update_user_dictionaries(jsonb) to authenticated, service_role;

create table public.dictionary_corrections (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  term text not null check (char_length(term) between 1 and 100 and term = btrim(term)),
  reading text check (char_length(reading) between 1 and 200),
  words text[] check (cardinality(words) between 1 and 20 and pg_column_size(words) <= 2000),
  updated_at timestamptz not null default now(),
  primary key (user_id, language_code, term),
  check (reading is not null or words is not null)
);

comment on table public.dictionary_corrections is
  'A learner''s own readings and splits; they win over the dictionary for this learner alone.';
comment on column public.dictionary_corrections.term is 'The text as it stands in a message; Spanish and French in lower case.';
comment on column public.dictionary_corrections.reading is 'Syllables in pinyin with tone marks, a space between them.';
comment on column public.dictionary_corrections.words is
  'The words that make up the text: several where it is to be split so, one where it is to stay whole.';

call private.guard('public.dictionary_corrections');
call private.limit_rows('public.dictionary_corrections', 10000);
create policy "A learner's own corrections" on public.dictionary_corrections
  to authenticated using (user_id = (select auth.uid()));
grant select, delete on public.dictionary_corrections to authenticated;
-- The key columns are granted because an upsert on them writes them again; the primary key and the policies hold.
grant insert (user_id, language_code, term, reading, words), update (user_id, language_code, term, reading, words)
  on public.dictionary_corrections to authenticated;

create trigger dictionary_corrections_updated_at before update on public.dictionary_corrections
  for each row execute function private.set_updated_at();
