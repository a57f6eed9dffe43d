-- What learners told of themselves, by topic: they see it and take back what they like; a switch of their profile stops it.

create table public.learner_facts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  topic text not null default 'other' check (
    topic in ('name', 'origin', 'nationality', 'home', 'work', 'family', 'pet', 'pet_name', 'likes', 'other')
  ),
  fact text not null check (char_length(fact) between 1 and 300 and fact = btrim(fact)),
  written_in text not null default 'en' check (private.is_written_language(written_in)),
  message_id text check (char_length(message_id) <= 100),
  told_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (user_id, language_code, fact)
);

comment on table public.learner_facts is 'Facts a learner told, each once, such as that they have a dog called Luna.';
comment on column public.learner_facts.language_code is 'The language it was told in; it holds in all of them.';
comment on column public.learner_facts.topic is 'What it is about; of a name, a home or work only the newest holds.';
comment on column public.learner_facts.fact is 'The sentence that the settings show and the tutor hears, up to 300 characters.';
comment on column public.learner_facts.written_in is 'Language of the text: the lesson''s, or the one explanations are in.';
comment on column public.learner_facts.message_id is 'The learner''s message that told it.';
comment on column public.learner_facts.told_at is 'When it was told last.';

create index learner_facts_recent on public.learner_facts (user_id, language_code, told_at desc);

call private.guard('public.learner_facts');
call private.limit_rows('public.learner_facts', 1000);
create policy "A learner's own facts" on public.learner_facts
  to authenticated using (user_id = (select auth.uid()));
grant
  select, delete,
  insert (user_id, language_code, topic, fact, written_in, message_id),
  update (language_code, topic, fact, written_in, told_at)
  on public.learner_facts to authenticated;

create function private.holds_one_fact(topic text) returns boolean
language sql immutable
set search_path = ''
as $$
  select topic in ('name', 'origin', 'nationality', 'home', 'work', 'pet_name')
$$;
comment on function private.holds_one_fact(text) is 'Whether a newer fact of this topic takes the place of the older one.';
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
  perform private.require_list(p_facts, 10, 'facts');
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
grant execute on function public.remember_learner_facts(uuid, text, jsonb, text) to authenticated, service_role;
