-- The list of a learner's own feedback tells whether there is a picture without reading it: one that could not be uploaded
-- lies in the row itself, a megabyte long.
alter table public.feedback
  add column has_screenshot boolean generated always as (screenshot_url is not null) stored;
comment on column public.feedback.has_screenshot is 'Whether a picture went with the comment.';
