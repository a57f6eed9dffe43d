-- Words that a file brought, as one act that can be taken back: what came with it, and what it found.

create table public.word_imports (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  language_code text not null references public.languages (code),
  name text not null check (char_length(name) <= 200),
  words text[] not null default '{}' check (cardinality(words) <= 100000),
  met jsonb not null default '[]' check (jsonb_typeof(met) = 'array'),
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  -- With the learner, so that nobody can take, or learn of, the id of another's import.
  primary key (user_id, id)
);

comment on table public.word_imports is 'Files whose words were taken into the bank.';
comment on column public.word_imports.id is 'Chosen by the device, so that an import that is sent again goes on where it was.';
comment on column public.word_imports.name is 'Of the file.';
comment on column public.word_imports.words is 'The words that were new.';
comment on column public.word_imports.met is 'Words that were only met before it, as they were: word_string and what learners write of it.';
comment on column public.word_imports.undone_at is 'When it was taken back; null while it stands.';

call private.guard('public.word_imports');
call private.limit_rows('public.word_imports', 1000, 50000000);
create policy "A learner reads their own imports" on public.word_imports
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.word_imports to authenticated;

create function private.require_import_rows(p_words jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.require_list(p_words, 1000, 'words');
  if exists (
    select 1 from jsonb_array_elements(p_words) as entry
    where jsonb_typeof(entry) <> 'object'
      or coalesce(jsonb_typeof(entry -> 'word'), '') <> 'string'
      or coalesce(jsonb_typeof(entry -> 'tags'), 'array') <> 'array'
      or coalesce(jsonb_typeof(entry -> 'sentences'), 'array') <> 'array'
      or coalesce(jsonb_typeof(entry -> 'reviews'), 'array') <> 'array'
      or coalesce((entry ->> 'seen')::numeric, 0) not between 0 and 1000000
      or coalesce((entry ->> 'clicks')::numeric, 0) not between 0 and 1000000
  ) then
    raise exception 'each word needs word, and may have reading, meaning, notes, tags, sentences, seen, clicks, added, source and reviews'
      using errcode = '22023';
  end if;
  if (select coalesce(sum(jsonb_array_length(coalesce(entry -> 'reviews', '[]'))), 0) > 20000
    from jsonb_array_elements(p_words) as entry)
  then
    raise exception 'reviews may be at most 20000 at once' using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_import_rows(jsonb) is 'Refuses what is no list of words of a file.';

create function private.import_rows(p_words jsonb) returns table (
  word text, reading text, meaning text, notes text, tags text[], sentences text[], seen integer, clicks integer,
  added_at timestamptz, source text, reviews jsonb
)
language sql stable
set search_path = ''
as $$
  select distinct on (entry ->> 'word')
    entry ->> 'word', coalesce(entry ->> 'reading', ''), coalesce(entry ->> 'meaning', ''), coalesce(entry ->> 'notes', ''),
    array(select jsonb_array_elements_text(coalesce(entry -> 'tags', '[]'))),
    array(select jsonb_array_elements_text(coalesce(entry -> 'sentences', '[]'))),
    coalesce((entry ->> 'seen')::integer, 1), coalesce((entry ->> 'clicks')::integer, 0),
    -- No word was added in the future, or before anybody had one.
    greatest('2000-01-01Z', least(now(), coalesce((entry ->> 'added')::timestamptz, now()))),
    case when entry ->> 'source' in ('tutor', 'lesson', 'hand', 'phrase', 'text') then entry ->> 'source' else 'file' end,
    coalesce(entry -> 'reviews', '[]')
  from jsonb_array_elements(p_words) as entry
$$;
comment on function private.import_rows(jsonb) is 'The words of a file, each once, with what stands where the file tells nothing.';

create function public.import_words(
  p_user_id uuid, p_language_code text, p_import_id uuid, p_name text, p_words jsonb
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  added text[];
  planted text[];
  before jsonb;
  reviewed integer;
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  perform private.require_import_rows(p_words);
  insert into public.word_imports (user_id, id, language_code, name)
  values (p_user_id, p_import_id, p_language_code, left(coalesce(p_name, ''), 200))
  on conflict do nothing;
  perform 1 from public.word_imports
  where user_id = p_user_id and id = p_import_id and language_code = p_language_code and undone_at is null for update;
  if not found then
    raise exception 'this import is of another language, or was taken back' using errcode = '22023';
  end if;

  with inserted as (
    insert into public.user_dictionaries
      (user_id, language_code, word_string, reading, meaning, notes, tags, sentences, seen, clicks, source, created_at,
        planted_at, planted_by)
    select
      p_user_id, p_language_code, word, reading, meaning, notes, tags, sentences, seen, clicks, source, added_at, now(), 'import'
    from private.import_rows(p_words)
    order by word
    on conflict (user_id, language_code, word_string) do nothing
    returning word_string
  )
  select coalesce(array_agg(word_string), '{}') into added from inserted;

  -- By a list: a join would be planned for the bank as it was before a file filled it, and read all of it for each word.
  select coalesce(jsonb_agg(to_jsonb(bank)), '[]'), coalesce(array_agg(bank.word_string), '{}') into before, planted
  from (
    select word_string, reading, meaning, notes, tags, sentences
    from public.user_dictionaries
    where user_id = p_user_id and language_code = p_language_code and planted_at is null
      and word_string = any (array(select word from private.import_rows(p_words)))
  ) as bank;
  update public.user_dictionaries as bank set
    planted_at = now(), planted_by = 'import', updated_at = now(),
    reading = coalesce(nullif(bank.reading, ''), told.reading),
    meaning = coalesce(nullif(bank.meaning, ''), told.meaning),
    notes = coalesce(nullif(bank.notes, ''), told.notes),
    tags = case when cardinality(bank.tags) > 0 then bank.tags else told.tags end,
    sentences = private.last_sentences(told.sentences, bank.sentences)
  from private.import_rows(p_words) as told
  where bank.user_id = p_user_id and bank.language_code = p_language_code
    and bank.word_string = any (planted) and told.word = any (planted) and bank.word_string = told.word;

  insert into public.review_log
    (user_id, id, language_code, word_string, card, grade, reviewed_at, carried, import_id)
  select
    p_user_id,
    -- The same answer of the same file has the same id.
    md5(concat_ws(' ', p_user_id, p_language_code, word, review ->> 'card', review ->> 'at'))::uuid,
    p_language_code, word, review ->> 'card', (review ->> 'grade')::integer,
    least(now(), (review ->> 'at')::timestamptz), true, p_import_id
  from private.import_rows(p_words), jsonb_array_elements(reviews) as review
  where word = any (added || planted)
  on conflict do nothing;
  get diagnostics reviewed = row_count;

  update public.word_imports set words = words || added, met = met || before
  where user_id = p_user_id and id = p_import_id;
  return jsonb_build_object('added', cardinality(added), 'planted', cardinality(planted), 'reviews', reviewed);
end;
$$;
comment on function public.import_words(uuid, text, uuid, text, jsonb) is
  'Takes words of a file into the caller''s bank, planted as import, so that no leaderboard counts them: new ones with what the '
  'file tells of them, those only met before with it where they had nothing; those that are planted stay as they are. Answers '
  'that another program knows come as reviews that were carried. Sent again, it adds nothing.';

create function public.undo_import(p_user_id uuid, p_import_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  made public.word_imports;
  kept text[];
  removed integer;
  uprooted integer;
begin
  perform private.require_own(p_user_id);
  select * into made from public.word_imports where user_id = p_user_id and id = p_import_id for update;
  if not found then
    raise exception 'there is no such import' using errcode = '22023';
  end if;
  if made.undone_at is not null then
    return jsonb_build_object('removed', 0, 'kept', 0);
  end if;
  -- What was practised here since is the learner's own by now.
  select coalesce(array_agg(distinct word_string), '{}') into kept
  from public.review_log
  where user_id = p_user_id and language_code = made.language_code and import_id is null
    and received_at >= made.made_at
    and word_string in (select unnest(made.words) union all select told ->> 'word_string' from jsonb_array_elements(made.met) as told);

  delete from public.user_dictionaries as bank
  using unnest(made.words) as word
  where bank.user_id = p_user_id and bank.language_code = made.language_code and bank.word_string = word
    and bank.planted_by = 'import' and bank.planted_at >= made.made_at
    and not exists (select 1 from unnest(kept) as practised where practised = word);
  get diagnostics removed = row_count;

  update public.user_dictionaries as bank set
    planted_at = null, planted_by = null, updated_at = now(),
    reading = before.reading, meaning = before.meaning, notes = before.notes, tags = before.tags, sentences = before.sentences
  from jsonb_to_recordset(made.met) as before (
    word_string text, reading text, meaning text, notes text, tags text[], sentences text[]
  )
  where bank.user_id = p_user_id and bank.language_code = made.language_code and bank.word_string = before.word_string
    and bank.planted_by = 'import' and bank.planted_at >= made.made_at
    and before.word_string <> all (kept);
  get diagnostics uprooted = row_count;

  delete from public.review_log
  where user_id = p_user_id and import_id = p_import_id
    and not exists (select 1 from unnest(kept) as practised where practised = word_string);
  update public.word_imports set undone_at = now(), words = '{}', met = '[]'
  where user_id = p_user_id and id = p_import_id;
  return jsonb_build_object('removed', removed + uprooted, 'kept', cardinality(kept));
end;
$$;
comment on function public.undo_import(uuid, uuid) is
  'Takes an import of the caller back: its words go, those that were only met before are so again, and its reviews go with them. '
  'What was practised since stays. Returns how many went and how many stayed.';

grant execute on function
  public.import_words(uuid, text, uuid, text, jsonb),
  public.undo_import(uuid, uuid)
to authenticated, service_role;
