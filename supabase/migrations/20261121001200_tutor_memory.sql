-- What the tutor remembers of its learner: facts by topic, mistakes that were outgrown, and a switch that stops both.

alter table public.profiles add column remember_learner boolean not null default true;
comment on column public.profiles.remember_learner is
  'Whether the tutor may keep facts and mistakes and hear of them; off, it does neither.';
grant update (remember_learner) on public.profiles to authenticated;

alter table public.learner_facts
  add column topic text not null default 'other' check (
    topic in ('name', 'origin', 'nationality', 'home', 'work', 'family', 'pet', 'pet_name', 'likes', 'other')
  ),
  add column written_in text not null default 'en' check (written_in in ('en', 'es', 'fr', 'zh')),
  add column told_at timestamptz not null default now(),
  drop constraint learner_facts_user_id_fact_key,
  add unique (user_id, language_code, fact);
comment on column public.learner_facts.topic is 'What it is about; of a name, a home or work only the newest holds.';
comment on column public.learner_facts.written_in is 'Language of the text: the lesson''s, or the one explanations are in.';
comment on column public.learner_facts.told_at is 'When it was told last.';

drop index public.learner_facts_recent;
create index learner_facts_recent on public.learner_facts (user_id, language_code, told_at desc);

grant insert (topic, written_in) on public.learner_facts to authenticated;
grant update (topic, written_in, told_at) on public.learner_facts to authenticated;

create function private.holds_one_fact(topic text) returns boolean
language sql immutable
set search_path = ''
as $$
  select topic in ('name', 'origin', 'nationality', 'home', 'work', 'pet_name')
$$;
comment on function private.holds_one_fact(text) is 'Whether a newer fact of this topic takes the place of the older one.';
revoke all on function private.holds_one_fact(text) from public;
grant execute on function private.holds_one_fact(text) to authenticated, service_role;

create function public.remember_learner_facts(
  p_user_id uuid, p_language_code text, p_facts jsonb, p_message_id text
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  -- Facts kept of a learner in one language; the oldest go first.
  most constant integer := 40;
  told record;
  kept integer := 0;
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  -- Some drivers send the list as a JSON text within JSON.
  if jsonb_typeof(p_facts) = 'string' then
    p_facts := (p_facts #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(p_facts) is distinct from 'array' then
    raise exception 'facts must be a list' using errcode = '22023';
  end if;
  if jsonb_array_length(p_facts) > 10 then
    raise exception 'facts may be at most 10 at once' using errcode = '22023';
  end if;
  if exists (
    select 1 from jsonb_array_elements(p_facts) as entry
    where jsonb_typeof(entry) <> 'object'
      or coalesce(jsonb_typeof(entry -> 'topic'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'text'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'written_in'), '') <> 'string'
  ) then
    raise exception 'each fact needs topic, text and written_in' using errcode = '22023';
  end if;
  -- The learner may have switched it off while the tutor was answering.
  if not coalesce((select remember_learner from public.profiles where id = p_user_id), false) then
    return 0;
  end if;

  for told in
    select entry ->> 'topic' as topic, entry ->> 'text' as text, entry ->> 'written_in' as written_in
    from jsonb_array_elements(p_facts) as entry
  loop
    -- What says no more than what is known already only renews it.
    update public.learner_facts as known set told_at = clock_timestamp()
    where known.user_id = p_user_id and known.language_code = p_language_code and known.topic = told.topic
      and not private.holds_one_fact(told.topic)
      and position(lower(told.text) in lower(known.fact)) > 0;
    if found then
      continue;
    end if;
    delete from public.learner_facts as known
    where known.user_id = p_user_id and known.language_code = p_language_code and known.topic = told.topic
      and known.fact <> told.text
      and (private.holds_one_fact(told.topic) or position(lower(known.fact) in lower(told.text)) > 0);
    insert into public.learner_facts as known
      (user_id, language_code, topic, fact, written_in, message_id)
    values (p_user_id, p_language_code, told.topic, told.text, told.written_in, p_message_id)
    on conflict (user_id, language_code, fact) do update set
      topic = excluded.topic,
      written_in = excluded.written_in,
      told_at = clock_timestamp();
    kept := kept + 1;
  end loop;

  delete from public.learner_facts where id in (
    select id from public.learner_facts
    where user_id = p_user_id and language_code = p_language_code
    order by told_at desc, id
    offset most
  );
  return kept;
end;
$$;
comment on function public.remember_learner_facts(uuid, text, jsonb, text) is
  'Keeps what the caller told about themselves, each once, newest first, at most 40 a language; returns how many are new.';
revoke all on function public.remember_learner_facts(uuid, text, jsonb, text) from public, anon;
grant execute on function public.remember_learner_facts(uuid, text, jsonb, text) to authenticated, service_role;

alter table public.learner_mistakes
  add column resolved_by text check (char_length(resolved_by) <= 100);
comment on column public.learner_mistakes.resolved_by is 'The message that got it right last.';
grant update (resolved_by) on public.learner_mistakes to authenticated;

create function public.resolve_learner_mistakes(p_user_id uuid, p_ids jsonb, p_message_id text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  resolved integer;
begin
  perform private.require_own(p_user_id);
  if jsonb_typeof(p_ids) = 'string' then
    p_ids := (p_ids #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(p_ids) is distinct from 'array' then
    raise exception 'ids must be a list' using errcode = '22023';
  end if;
  if jsonb_array_length(p_ids) > 100 then
    raise exception 'ids may be at most 100 at once' using errcode = '22023';
  end if;
  update public.learner_mistakes set
    resolved_at = now(),
    resolved_by = p_message_id,
    times_right = least(times_right + 1, 1000000)
  where user_id = p_user_id
    and id::text in (select jsonb_array_elements_text(p_ids))
    and resolved_at is null
    -- The same message sent again changes nothing, nor does the one that made the mistake.
    and resolved_by is distinct from p_message_id
    and message_id is distinct from p_message_id;
  get diagnostics resolved = row_count;
  return resolved;
end;
$$;
comment on function public.resolve_learner_mistakes(uuid, jsonb, text) is
  'Marks mistakes of the caller that a message got right unaided as learnt; returns how many.';
revoke all on function public.resolve_learner_mistakes(uuid, jsonb, text) from public, anon;
grant execute on function public.resolve_learner_mistakes(uuid, jsonb, text) to authenticated, service_role;

create or replace function public.learner_for_turn(p_user_id uuid, p_language_code text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  learner record;
  words jsonb;
  rested jsonb;
  mistakes jsonb := '[]';
  facts jsonb := '[]';
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  select gender, language_levels ->> p_language_code as level, voice_setting, remember_learner
  into learner from public.profiles where id = p_user_id;
  if not found then
    return null;
  end if;
  select coalesce(jsonb_agg(word), '[]') into words from (
    select jsonb_build_array(word_string, seen, clicks, extract(epoch from updated_at)) as word
    from public.user_dictionaries
    where user_id = p_user_id and language_code = p_language_code
    order by updated_at desc
    limit 60
  ) as recent;
  -- Whoever has fewer words than these has them all already.
  if jsonb_array_length(words) < 60 then
    rested := '[]';
  else
    select coalesce(jsonb_agg(word), '[]') into rested from (
      select jsonb_build_array(word_string, seen, clicks, extract(epoch from updated_at)) as word
      from public.user_dictionaries
      where user_id = p_user_id and language_code = p_language_code
      order by updated_at
      limit 60
    ) as oldest;
  end if;
  if learner.remember_learner then
    select coalesce(jsonb_agg(mistake), '[]') into mistakes from (
      select jsonb_build_object('id', id, 'original', original, 'corrected', corrected) as mistake
      from public.learner_mistakes
      where user_id = p_user_id and language_code = p_language_code and resolved_at is null
      order by last_made_at desc
      limit 40
    ) as open;
    select coalesce(jsonb_agg(told), '[]') into facts from (
      select jsonb_build_object('topic', topic, 'text', fact, 'writtenIn', written_in) as told
      from public.learner_facts as known
      where user_id = p_user_id and (
        language_code = p_language_code
        -- What was told in this language about the same thing holds.
        or not (private.holds_one_fact(topic) and exists (
          select 1 from public.learner_facts as nearer
          where nearer.user_id = p_user_id and nearer.language_code = p_language_code and nearer.topic = known.topic
        ))
      )
      order by language_code = p_language_code desc, told_at desc
      limit 20
    ) as recent;
  end if;
  return jsonb_build_object(
    'gender', learner.gender,
    'level', learner.level,
    'voice', learner.voice_setting,
    'remembers', learner.remember_learner,
    'words', words,
    'rested', rested,
    'mistakes', mistakes,
    'facts', facts
  );
end;
$$;
comment on function public.learner_for_turn(uuid, text) is
  'Level, gender forms, voice, words touched last and longest ago, open mistakes and facts of the caller, for a tutor turn.';
