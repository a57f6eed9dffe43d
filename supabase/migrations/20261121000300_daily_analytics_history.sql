-- What a learner did on a day, in their own calendar, by language.

create table public.daily_analytics_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  words_added text[] not null default '{}' check (
    cardinality(words_added) <= 5000 and pg_column_size(words_added) <= 400000
  ),
  practice_time_seconds integer not null default 0 check (practice_time_seconds between 0 and 86400),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, date, language_code)
);

comment on table public.daily_analytics_history is 'Words added and seconds practised, a row a learner, day and language.';
comment on column public.daily_analytics_history.date is 'The learner''s local calendar day.';

alter table public.daily_analytics_history enable row level security;

create policy "A learner reads their own days" on public.daily_analytics_history
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own days" on public.daily_analytics_history
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "A learner changes their own days" on public.daily_analytics_history
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "A learner removes their own days" on public.daily_analytics_history
  for delete to authenticated using (user_id = (select auth.uid()));

revoke all on public.daily_analytics_history from anon, authenticated;
grant select, delete on public.daily_analytics_history to authenticated;
grant insert (user_id, date, language_code, words_added, practice_time_seconds, updated_at)
  on public.daily_analytics_history to authenticated;
grant update (language_code, words_added, practice_time_seconds, updated_at)
  on public.daily_analytics_history to authenticated;
grant all on public.daily_analytics_history to service_role;
