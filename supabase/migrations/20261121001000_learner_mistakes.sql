-- The mistakes that the tutor corrected, each once, with how often it was made.

create table public.learner_mistakes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  original text not null check (char_length(btrim(original)) between 1 and 500),
  corrected text not null check (char_length(corrected) <= 500),
  explanation text not null default '' check (char_length(explanation) <= 1000),
  category text not null default 'other' check (category ~ '^[a-z][a-z_-]{0,39}$'),
  message_id text check (char_length(message_id) <= 100),
  times_made integer not null default 1 check (times_made between 1 and 1000000),
  times_right integer not null default 0 check (times_right between 0 and 1000000),
  resolved_at timestamptz,
  last_made_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- An index cannot hold both texts at their full length.
  fingerprint text not null generated always as (md5(original || chr(31) || corrected)) stored,
  unique (user_id, language_code, fingerprint)
);

comment on table public.learner_mistakes is 'Corrections the tutor gave: what was written, what is right, and why.';
comment on column public.learner_mistakes.category is 'The kind of mistake in lower case, such as gender or accent.';
comment on column public.learner_mistakes.message_id is 'The message it was made in last.';
comment on column public.learner_mistakes.times_made is 'In how many messages it was made.';
comment on column public.learner_mistakes.times_right is 'How often the learner got it right since, unaided.';
comment on column public.learner_mistakes.resolved_at is
  'When the learner used it right unaided; null while it is open, and again when it is made once more.';
comment on column public.learner_mistakes.fingerprint is 'Names the pair of original and corrected.';

-- The open ones of a language, which the tutor hears of and the review practises.
create index learner_mistakes_open on public.learner_mistakes (user_id, language_code, last_made_at desc)
  where resolved_at is null;
create index learner_mistakes_recent on public.learner_mistakes (user_id, language_code, last_made_at desc);

alter table public.learner_mistakes enable row level security;

create policy "A learner reads their own mistakes" on public.learner_mistakes
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner logs their own mistakes" on public.learner_mistakes
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner changes their own mistakes" on public.learner_mistakes
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A learner removes their own mistakes" on public.learner_mistakes
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.learner_mistakes from anon, authenticated;
grant select, delete on public.learner_mistakes to authenticated;
grant insert (user_id, language_code, original, corrected, explanation, category, message_id)
  on public.learner_mistakes to authenticated;
-- What record_learner_mistakes renews, and what the learner's practice does. Not granted: whose it is, and its texts.
grant update (explanation, category, message_id, times_made, times_right, resolved_at, last_made_at)
  on public.learner_mistakes to authenticated;
grant all on public.learner_mistakes to service_role;

create function public.record_learner_mistakes(p_user_id uuid, p_language_code text, p_mistakes jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  recorded integer;
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  -- Some drivers send the list as a JSON text within JSON.
  if jsonb_typeof(p_mistakes) = 'string' then
    p_mistakes := (p_mistakes #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(p_mistakes) is distinct from 'array' then
    raise exception 'mistakes must be a list' using errcode = '22023';
  end if;
  if jsonb_array_length(p_mistakes) > 50 then
    raise exception 'mistakes may be at most 50 at once' using errcode = '22023';
  end if;
  if exists (
    select 1 from jsonb_array_elements(p_mistakes) as entry
    where jsonb_typeof(entry) <> 'object'
      or coalesce(jsonb_typeof(entry -> 'original'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'corrected'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'explanation'), 'string') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'category'), 'string') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'message_id'), '') <> 'string'
  ) then
    raise exception 'each mistake needs original, corrected and message_id' using errcode = '22023';
  end if;

  insert into public.learner_mistakes as known
    (user_id, language_code, original, corrected, explanation, category, message_id)
  select distinct on (entry ->> 'original', entry ->> 'corrected')
    p_user_id,
    p_language_code,
    entry ->> 'original',
    entry ->> 'corrected',
    coalesce(entry ->> 'explanation', ''),
    coalesce(entry ->> 'category', 'other'),
    entry ->> 'message_id'
  from jsonb_array_elements(p_mistakes) as entry
  on conflict (user_id, language_code, fingerprint) do update set
    times_made = known.times_made + 1,
    explanation = excluded.explanation,
    category = excluded.category,
    message_id = excluded.message_id,
    resolved_at = null,
    last_made_at = now()
  -- The same message sent again is not another mistake.
  where known.message_id is distinct from excluded.message_id;
  get diagnostics recorded = row_count;
  return recorded;
end;
$$;
comment on function public.record_learner_mistakes(uuid, text, jsonb) is
  'Adds mistakes the caller made in a message, or counts them once more and opens them again; returns how many.';

revoke all on function public.record_learner_mistakes(uuid, text, jsonb) from public, anon;
grant execute on function public.record_learner_mistakes(uuid, text, jsonb) to authenticated, service_role;
