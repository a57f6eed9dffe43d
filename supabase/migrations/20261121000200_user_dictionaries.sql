-- The word bank: one row a learner, language and word.

create table public.user_dictionaries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  word_string text not null check (char_length(word_string) between 1 and 200 and word_string = btrim(word_string)),
  sentences text[] not null default '{}' check (
    cardinality(sentences) <= 3 and pg_column_size(sentences) <= 20000
  ),
  notes text not null default '' check (char_length(notes) <= 4000),
  tags text[] not null default '{}' check (cardinality(tags) <= 50 and pg_column_size(tags) <= 8000),
  seen integer not null default 0 check (seen >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, language_code, word_string)
);

comment on table public.user_dictionaries is 'The words a learner has met, with how often they were seen and looked up.';
comment on column public.user_dictionaries.sentences is 'The last three sentences the word was met in, the newest last.';

-- The bank lists a language's words by what was touched last.
create index user_dictionaries_recent on public.user_dictionaries (user_id, language_code, updated_at desc);

alter table public.user_dictionaries enable row level security;

create policy "A learner reads their own words" on public.user_dictionaries
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own words" on public.user_dictionaries
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner changes their own words" on public.user_dictionaries
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A learner removes their own words" on public.user_dictionaries
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.user_dictionaries from anon, authenticated;
grant select, delete on public.user_dictionaries to authenticated;
grant insert (user_id, language_code, word_string, sentences, notes, tags, seen, clicks, updated_at)
  on public.user_dictionaries to authenticated;
-- The key columns are granted because an upsert on them writes them again; the unique key and the policies hold.
grant update (user_id, language_code, word_string, sentences, notes, tags, seen, clicks, updated_at)
  on public.user_dictionaries to authenticated;
grant all on public.user_dictionaries to service_role;

create function public.batch_update_user_dictionaries(updates jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Some drivers send the list as a JSON text within JSON.
  if jsonb_typeof(updates) = 'string' then
    updates := (updates #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(updates) is distinct from 'array' then
    raise exception 'updates must be a list' using errcode = '22023';
  end if;
  if jsonb_array_length(updates) > 500 then
    raise exception 'updates may hold at most 500 words' using errcode = '22023';
  end if;
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

  insert into public.user_dictionaries as bank
    (user_id, language_code, word_string, seen, clicks, sentences, updated_at)
  select
    (select auth.uid()),
    entry ->> 'language_code',
    entry ->> 'word_string',
    sum(coalesce((entry ->> 'seen')::numeric, 0))::integer,
    sum(coalesce((entry ->> 'clicks')::numeric, 0))::integer,
    private.last_sentences('{}', array_agg(left(entry ->> 'sentence', 1000) order by place)),
    now()
  from jsonb_array_elements(updates) with ordinality as listed (entry, place)
  group by entry ->> 'language_code', entry ->> 'word_string'
  on conflict (user_id, language_code, word_string) do update set
    seen = bank.seen + excluded.seen,
    clicks = bank.clicks + excluded.clicks,
    sentences = private.last_sentences(bank.sentences, excluded.sentences),
    updated_at = excluded.updated_at;
end;
$$;
comment on function public.batch_update_user_dictionaries(jsonb) is
  'Adds seen and clicks to the caller''s own words, keeps the last three sentences, and inserts the words that are new.';

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

revoke all on function public.batch_update_user_dictionaries(jsonb) from public, anon;
grant execute on function public.batch_update_user_dictionaries(jsonb) to authenticated, service_role;
revoke all on function private.last_sentences(text[], text[]) from public;
grant execute on function private.last_sentences(text[], text[]) to authenticated, service_role;
