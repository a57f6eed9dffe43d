-- Where words of the bank come from, and removed words that come back as they were.

alter table public.user_dictionaries
  add column source text not null default 'tutor' check (source in ('tutor', 'lesson', 'hand', 'text', 'file'));
comment on column public.user_dictionaries.source is
  'tutor: met or added in a conversation; lesson; hand: added one by one; text: from a pasted text; file: imported.';

-- The day a word was added is its learner's, as its counts are: taking a removal back puts it back.
grant insert (source, created_at), update (source, created_at) on public.user_dictionaries to authenticated;
