-- A word that is spelt anew takes its reviews along as rows of their own. What was answered once is to count once.

alter table public.review_log add column carried boolean not null default false;
comment on column public.review_log.carried is
  'Whether it repeats a review that was given under another spelling of the word: it makes the card, and is no answer of its own.';
grant insert (carried) on public.review_log to authenticated;
