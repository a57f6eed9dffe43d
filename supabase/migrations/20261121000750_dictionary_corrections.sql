-- What a learner has put right in how their messages are read: a reading, or how a text splits into words.

create table public.dictionary_corrections (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
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

alter table public.dictionary_corrections enable row level security;

create policy "A learner reads their own corrections" on public.dictionary_corrections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own corrections" on public.dictionary_corrections
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner changes their own corrections" on public.dictionary_corrections
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A learner removes their own corrections" on public.dictionary_corrections
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.dictionary_corrections from anon, authenticated;
grant select, delete on public.dictionary_corrections to authenticated;
-- The key columns are granted because an upsert on them writes them again; the primary key and the policies hold.
grant insert (user_id, language_code, term, reading, words) on public.dictionary_corrections to authenticated;
grant update (user_id, language_code, term, reading, words) on public.dictionary_corrections to authenticated;
grant all on public.dictionary_corrections to service_role;

create trigger dictionary_corrections_updated_at before update on public.dictionary_corrections
  for each row execute function private.set_updated_at();
