-- What learners told the tutor about themselves; they see it in the settings and take back what they like.

create table public.learner_facts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  fact text not null check (char_length(fact) between 1 and 300 and fact = btrim(fact)),
  message_id text check (char_length(message_id) <= 100),
  created_at timestamptz not null default now(),
  unique (user_id, fact)
);

comment on table public.learner_facts is 'Facts a learner told, each once, such as that they have a dog called Luna.';
comment on column public.learner_facts.fact is 'The sentence that the settings show and the tutor hears, up to 300 characters.';
comment on column public.learner_facts.language_code is 'The language it was told in; it holds in all of them.';
comment on column public.learner_facts.message_id is 'The learner''s message that told it.';

create index learner_facts_recent on public.learner_facts (user_id, created_at desc);

alter table public.learner_facts enable row level security;

create policy "A learner reads their own facts" on public.learner_facts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner tells facts" on public.learner_facts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner puts their own facts right" on public.learner_facts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A learner removes their own facts" on public.learner_facts
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.learner_facts from anon, authenticated;
grant select, delete on public.learner_facts to authenticated;
grant insert (user_id, language_code, fact, message_id) on public.learner_facts to authenticated;
grant update (language_code, fact) on public.learner_facts to authenticated;
grant all on public.learner_facts to service_role;
