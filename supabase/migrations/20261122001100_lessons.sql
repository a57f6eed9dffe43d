-- Where a learner is in the lessons of the courses, so that any device resumes at the same step.

create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id text not null check (course_id ~ '^[a-z]{2}-a[12]$'),
  lesson_id text not null check (lesson_id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(lesson_id) <= 60),
  position jsonb not null default '{}' check (
    jsonb_typeof(position) = 'object' and octet_length(position::text) <= 10000
  ),
  played_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, course_id, lesson_id)
);

comment on table public.lesson_progress is
  'Lessons that a learner has begun. Whether one is completed follows from the strength of its words, not from here.';
comment on column public.lesson_progress.position is 'The step to resume at, and the answers given so far; empty once played.';
comment on column public.lesson_progress.played_at is 'When the lesson was first gone through to its end; never taken back.';

call private.guard('public.lesson_progress');
call private.limit_rows('public.lesson_progress', 2000);
create policy "A learner's own progress" on public.lesson_progress
  to authenticated using (user_id = (select auth.uid()));
-- The key columns are granted because an upsert on them writes them again; the primary key and the policies hold.
grant
  select, delete,
  insert (user_id, course_id, lesson_id, position, played_at),
  update (user_id, course_id, lesson_id, position, played_at)
  on public.lesson_progress to authenticated;

create function private.keep_first_play() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.played_at := least(old.played_at, new.played_at);
  return new;
end;
$$;
comment on function private.keep_first_play() is 'A second device that has not heard of the first play does not undo it.';

create trigger lesson_progress_played before update on public.lesson_progress
  for each row execute function private.keep_first_play();
create trigger lesson_progress_updated_at before update on public.lesson_progress
  for each row execute function private.set_updated_at();
