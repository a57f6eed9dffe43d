-- What learners tell us through the feedback form.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  comment text not null check (char_length(btrim(comment)) between 1 and 5000),
  -- A public address, or the picture itself as a data URL where the upload failed (about 1 MB, with some room).
  screenshot_url text check (char_length(screenshot_url) <= 1500000),
  page_url text not null check (char_length(page_url) <= 2000),
  language_code text references public.languages (code),
  language_name text check (char_length(language_name) <= 60),
  has_screenshot boolean generated always as (screenshot_url is not null) stored,
  created_at timestamptz not null default now()
);

comment on table public.feedback is 'Comments of learners with the page they were on and, if they wished, a screenshot.';

comment on column public.feedback.has_screenshot is
  'Whether a picture went with the comment: a list tells it without reading one that could not be uploaded and lies in the row.';

create index feedback_of_learner on public.feedback (user_id, created_at desc);

call private.guard('public.feedback');
call private.limit_rows('public.feedback', 500, 50000000);
create policy "A learner reads their own feedback" on public.feedback
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner gives feedback" on public.feedback
  for insert to authenticated with check (user_id = (select auth.uid()));
grant select, insert (user_id, comment, screenshot_url, page_url, language_code, language_name)
  on public.feedback to authenticated;
