-- Every answer to a card. The cards follow from it, so that devices that were apart merge without loss.

create table public.review_log (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  language_code text not null check (language_code in ('zh-CN', 'es-ES', 'fr-FR')),
  word_string text not null check (char_length(word_string) between 1 and 200 and word_string = btrim(word_string)),
  card text not null check (card in ('recognition', 'production')),
  grade integer not null check (grade between 1 and 4),
  -- A wrong clock is no reason to lose a review; a year that no reader can hold is.
  reviewed_at timestamptz not null check (reviewed_at >= '1970-01-01Z' and reviewed_at < '2200-01-01Z'),
  received_at timestamptz not null default now(),
  -- With the learner, so that nobody can take, or learn of, the id of another's review.
  primary key (user_id, id)
);

comment on table public.review_log is 'Answers to cards; rows are only ever added, and go with the account.';
comment on column public.review_log.id is 'Chosen by the device, so that sending a review twice adds it once.';
comment on column public.review_log.card is 'recognition asks for the meaning, production for the word.';
comment on column public.review_log.grade is '1 again, 2 hard, 3 good, 4 easy.';
comment on column public.review_log.reviewed_at is 'By the device''s clock.';
comment on column public.review_log.received_at is 'By the server''s clock; what is new since a time is read by it.';

-- A device reads a language page by page, and later what has come since.
create index review_log_received on public.review_log (user_id, language_code, received_at, id);

alter table public.review_log enable row level security;

create policy "A learner reads their own reviews" on public.review_log
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner adds their own reviews" on public.review_log
  for insert to authenticated with check (user_id = (select auth.uid()));

-- Not even the service role changes or removes a review.
revoke all on public.review_log from anon, authenticated, service_role;
grant select on public.review_log to authenticated;
grant insert (user_id, id, language_code, word_string, card, grade, reviewed_at) on public.review_log to authenticated;
grant select, insert on public.review_log to service_role;
