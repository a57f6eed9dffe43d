-- A mistake keeps the sentence it was made in: two words alone do not tell what they were about.

alter table public.learner_mistakes
  add column sentence text check (char_length(btrim(sentence)) between 1 and 500);
comment on column public.learner_mistakes.sentence is
  'The learner''s own sentence it was made in last, mistakes and all; null where it was not kept.';
grant insert (sentence), update (sentence) on public.learner_mistakes to authenticated;

create or replace function public.record_learner_mistakes(p_user_id uuid, p_language_code text, p_mistakes jsonb)
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
      or coalesce(jsonb_typeof(entry -> 'sentence'), 'null') not in ('string', 'null')
      or coalesce(jsonb_typeof(entry -> 'explanation'), 'string') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'category'), 'string') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'message_id'), '') <> 'string'
  ) then
    raise exception 'each mistake needs original, corrected and message_id' using errcode = '22023';
  end if;

  insert into public.learner_mistakes as known
    (user_id, language_code, original, corrected, sentence, explanation, category, message_id)
  select distinct on (entry ->> 'original', entry ->> 'corrected')
    p_user_id,
    p_language_code,
    entry ->> 'original',
    entry ->> 'corrected',
    entry ->> 'sentence',
    coalesce(entry ->> 'explanation', ''),
    coalesce(entry ->> 'category', 'other'),
    entry ->> 'message_id'
  from jsonb_array_elements(p_mistakes) as entry
  on conflict (user_id, language_code, fingerprint) do update set
    times_made = known.times_made + 1,
    -- Whoever sends none, an app from before, takes none away.
    sentence = coalesce(excluded.sentence, known.sentence),
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
