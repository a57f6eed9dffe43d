-- Buckets: dictionaries for signed-in learners, screenshots that go with feedback.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('dictionaries', 'dictionaries', false, 52428800, array['application/json']),
  ('feedback-screenshots', 'feedback-screenshots', true, 5242880, array['image/png'])
on conflict (id) do nothing;

create policy "Learners download dictionaries" on storage.objects
  for select to authenticated using (bucket_id = 'dictionaries');

-- An access token outlives its account for up to an hour: with it nobody puts files where their owner is gone.
create policy "A learner uploads screenshots into their own folder" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'feedback-screenshots'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select 1 from public.profiles where id = (select auth.uid()))
  );

create policy "A learner lists their own screenshots" on storage.objects
  for select to authenticated using (
    bucket_id = 'feedback-screenshots' and (storage.foldername(name))[1] = (select auth.uid())::text
  );

create policy "Nothing while the site is closed" on storage.objects
  as restrictive to anon, authenticated using ((select private.site_is_open()));
