-- The mistakes that the tutor corrected, each in its sentence, and how their practice went. Learners see them and take back
-- what they like; a switch of their profile stops it.

create table public.learner_mistakes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  original text not null check (char_length(btrim(original)) between 1 and 500),
  corrected text not null check (char_length(corrected) <= 500),
  sentence text check (char_length(btrim(sentence)) between 1 and 500),
  mended text check (char_length(btrim(mended)) between 1 and 500 and mended <> sentence),
  explanation text not null default '' check (char_length(explanation) <= 1000),
  category text not null default 'other' check (category ~ '^[a-z][a-z_-]{0,39}$'),
  message_id text check (char_length(message_id) <= 100),
  times_made integer not null default 1 check (times_made between 1 and 1000000),
  times_right integer not null default 0 check (times_right between 0 and 1000000),
  answers jsonb not null default '[]' check (private.are_answers(answers)),
  made_at timestamptz[] not null default array[now()] check (cardinality(made_at) between 1 and 60),
  made_in text[] not null default '{}' check (cardinality(made_in) <= 60 and octet_length(made_in::text) <= 30000),
  self_mended_at timestamptz,
  resolved_at timestamptz,
  resolved_by text check (char_length(resolved_by) <= 100),
  last_made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- An index cannot hold both texts at their full length.
  fingerprint text not null generated always as (md5(original || chr(31) || corrected)) stored,
  -- A column of its own, as no index on an expression serves a query that row level security guards.
  sentence_key text generated always as (md5(btrim(sentence, ' .!?…。！？'))) stored,
  stage text not null generated always as (private.mistake_stage(resolved_at, times_right, answers)) stored,
  unique (user_id, language_code, fingerprint)
);

comment on table public.learner_mistakes is 'Corrections the tutor gave: what was written, what is right, and why.';
comment on column public.learner_mistakes.sentence is
  'The learner''s own sentence it was made in last, mistakes and all; null where it was not kept.';
comment on column public.learner_mistakes.mended is
  'That sentence with all put right that was found wrong in it; null where something had no place in it.';
comment on column public.learner_mistakes.category is 'The kind of mistake in lower case, such as gender or accent.';
comment on column public.learner_mistakes.message_id is 'The message it was made in last.';
comment on column public.learner_mistakes.times_made is 'In how many messages it was made.';
comment on column public.learner_mistakes.times_right is 'How often the learner used it right since, unaided.';
comment on column public.learner_mistakes.answers is
  'Answers since it was made last, in reviews and talks: id, at (milliseconds since the epoch), day (the learner''s) and is_right.';
comment on column public.learner_mistakes.made_at is 'When it was made, the sixty newest times, the oldest first.';
comment on column public.learner_mistakes.made_in is
  'The messages it was made in, the sixty newest: one of them that is sent again is not another mistake.';
comment on column public.learner_mistakes.self_mended_at is
  'When the learner found the right form themselves, after a hint at the place; null where not, and when it is made again.';
comment on column public.learner_mistakes.stage is 'Where it is in its life: made, practised, seen or grown.';
comment on column public.learner_mistakes.resolved_at is
  'When it was outgrown: right on two days, or used right unaided twice; null while it is open, and when it is made again.';
comment on column public.learner_mistakes.resolved_by is 'The message that used it right last.';
comment on column public.learner_mistakes.fingerprint is 'Names the pair of original and corrected.';
comment on column public.learner_mistakes.sentence_key is 'Names the sentence without the marks at its ends.';

-- The open ones of a language, which the tutor hears of and the review practises.
create index learner_mistakes_open on public.learner_mistakes (user_id, language_code, last_made_at desc)
  where resolved_at is null;
create index learner_mistakes_recent on public.learner_mistakes (user_id, language_code, last_made_at desc, id);
-- Whether a sentence was found wrong is asked of every one that is to be kept with a word.
create index learner_mistakes_sentence on public.learner_mistakes (user_id, language_code, sentence_key)
  where sentence_key is not null;

call private.guard('public.learner_mistakes');
call private.limit_rows('public.learner_mistakes', 20000);
create policy "A learner's own mistakes" on public.learner_mistakes
  to authenticated using (user_id = (select auth.uid()));
-- Changes are what record_learner_mistakes renews, and what the learner's practice does. Not granted: whose it is, and its
-- texts.
grant
  select, delete,
  insert (user_id, language_code, original, corrected, sentence, mended, explanation, category, message_id, made_in),
  update (
    sentence, mended, explanation, category, message_id, times_made, times_right, answers, made_at, made_in,
    self_mended_at, resolved_at, resolved_by, last_made_at
  )
  on public.learner_mistakes to authenticated;

create function public.record_learner_mistakes(p_user_id uuid, p_language_code text, p_mistakes jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  -- Words of a long conversation.
  most_words constant integer := 2000;
  -- As long as a browser keeps what waits to be sent.
  again constant interval := '30 days';
  recorded integer;
  wrong text[];
  keys text[];
  touched uuid[];
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  perform private.require_list(p_mistakes, 50, 'mistakes');
  if exists (
    select 1 from jsonb_array_elements(p_mistakes) as entry
    where jsonb_typeof(entry) <> 'object'
      or coalesce(jsonb_typeof(entry -> 'original'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'corrected'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'sentence'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(entry -> 'mended'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(entry -> 'explanation'), 'string') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'category'), 'string') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'message_id'), '') <> 'string'
  ) then
    raise exception 'each mistake needs original, corrected and message_id' using errcode = '22023';
  end if;

  insert into public.learner_mistakes as known
    (user_id, language_code, original, corrected, sentence, mended, explanation, category, message_id, made_in)
  select distinct on (entry ->> 'original', entry ->> 'corrected')
    p_user_id,
    p_language_code,
    entry ->> 'original',
    entry ->> 'corrected',
    entry ->> 'sentence',
    entry ->> 'mended',
    coalesce(entry ->> 'explanation', ''),
    coalesce(entry ->> 'category', 'other'),
    entry ->> 'message_id',
    array[entry ->> 'message_id']
  from jsonb_array_elements(p_mistakes) as entry
  -- A message whose answer was lost is looked at again, and a model may quote more or less of the same mistake.
  where not exists (
    select 1 from public.learner_mistakes as told
    where told.user_id = p_user_id and told.language_code = p_language_code
      and told.last_made_at > now() - again
      and (entry ->> 'message_id') = any(told.made_in)
      and told.original <> entry ->> 'original'
      and (position(told.original in entry ->> 'original') > 0 or position(entry ->> 'original' in told.original) > 0)
  )
  on conflict (user_id, language_code, fingerprint) do update set
    times_made = known.times_made + 1,
    times_right = 0,
    answers = '[]',
    made_at = (known.made_at || now())[greatest(1, cardinality(known.made_at) - 58):],
    made_in = (known.made_in || excluded.message_id)[greatest(1, cardinality(known.made_in) - 58):],
    self_mended_at = null,
    -- What has no sentence of its own takes none away.
    sentence = coalesce(excluded.sentence, known.sentence),
    mended = case when excluded.sentence is null then known.mended else excluded.mended end,
    explanation = excluded.explanation,
    category = excluded.category,
    message_id = excluded.message_id,
    resolved_at = null,
    last_made_at = now()
  -- A message sent again is not another mistake, nor where another message has made it meanwhile.
  where known.message_id is distinct from excluded.message_id and excluded.message_id <> all(known.made_in);
  get diagnostics recorded = row_count;

  -- Whoever sent the words first may have kept the sentence with them already.
  select array_agg(distinct entry ->> 'sentence') into wrong
  from jsonb_array_elements(p_mistakes) as entry where entry ->> 'sentence' is not null;
  if wrong is not null then
    select array_agg(key) into keys from unnest(wrong) as one, unnest(private.sentence_keys(one)) as key;
    -- Only words touched of late, as a file may have brought 100,000. Found before they are locked: what another statement
    -- changed meanwhile would have all of them sought once more for each row.
    select array_agg(met.id) into touched
    from (
      select id, sentences from public.user_dictionaries
      where user_id = p_user_id and language_code = p_language_code and updated_at > now() - interval '1 day'
      order by updated_at desc
      limit most_words
    ) as met
    where exists (
      select 1 from unnest(met.sentences) as kept
      where exists (select 1 from unnest(wrong) as one where position(one in kept) > 0)
        and private.sentence_keys(kept) && keys
    );
    -- Locked in the order of a batch of words, so that the two wait for each other.
    perform 1 from public.user_dictionaries where id = any(touched) order by language_code, word_string for update;
    -- Writing them again has the trigger of that table leave out what was found wrong.
    update public.user_dictionaries as bank set sentences = bank.sentences where id = any(touched);
  end if;
  return recorded;
end;
$$;
comment on function public.record_learner_mistakes(uuid, text, jsonb) is
  'Adds mistakes the caller made in a message, or counts them once more and opens them again; returns how many.';
grant execute on function public.record_learner_mistakes(uuid, text, jsonb) to authenticated, service_role;
