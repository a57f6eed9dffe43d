-- How much a learner wants to review a day, and the activities they put together themselves.

alter table public.profiles
  add column new_cards_per_day integer not null default 20 check (new_cards_per_day between 0 and 1000),
  add column reviews_per_day integer not null default 200 check (reviews_per_day between 1 and 5000);
comment on column public.profiles.new_cards_per_day is 'Cards begun a day in each language, at most.';
comment on column public.profiles.reviews_per_day is 'Cards reviewed a day in each language, at most; steps of minutes are not counted.';
grant update (new_cards_per_day, reviews_per_day) on public.profiles to authenticated;

create table public.review_activities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  name text not null check (char_length(name) between 1 and 60 and name = btrim(name)),
  selection jsonb not null check (
    jsonb_typeof(selection) = 'object'
    -- Without it the comparison would be null, and a check that is null holds.
    and coalesce(selection ->> 'by', '') in ('tag', 'strength', 'due', 'lesson', 'hand')
    and octet_length(selection::text) <= 20000
  ),
  kinds text[] not null check (
    cardinality(kinds) between 1 and 5
    and kinds <@ array['choice', 'typing', 'listening', 'order', 'cloze']::text[]
  ),
  played_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.review_activities is 'Exercises that a learner put together: which words, and how they are asked.';
comment on column public.review_activities.selection is
  'Which words, chosen anew each time: {by: tag, tag} | {by: strength, band} | {by: due} | {by: lesson, courseId, lessonId} | {by: hand, words}.';
comment on column public.review_activities.kinds is 'The kinds of exercises: choice, typing, listening, order, cloze.';
comment on column public.review_activities.played_at is 'When it was played to its end last.';

create index review_activities_of_language on public.review_activities (user_id, language_code, updated_at desc);

alter table public.review_activities enable row level security;

create policy "A learner reads their own activities" on public.review_activities
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own activities" on public.review_activities
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner changes their own activities" on public.review_activities
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A learner removes their own activities" on public.review_activities
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.review_activities from anon, authenticated;
grant select, delete on public.review_activities to authenticated;
grant insert (id, user_id, language_code, name, selection, kinds) on public.review_activities to authenticated;
grant update (name, selection, kinds, played_at) on public.review_activities to authenticated;
grant all on public.review_activities to service_role;

create trigger review_activities_updated_at before update on public.review_activities
  for each row execute function private.set_updated_at();
