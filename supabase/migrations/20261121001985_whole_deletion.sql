-- What the deletion of an account left behind.

-- The auth service's own record of sign-ups and sign-ins names the account and its address, and refers to nothing.
create or replace function public.delete_learner(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.audit_log_entries where strpos(payload::text, p_user_id::text) > 0;
  delete from auth.users where id = p_user_id;
  return found;
end;
$$;

-- An access token outlives its account for up to an hour: with it nobody puts files where their owner is gone.
drop policy "A learner uploads screenshots into their own folder" on storage.objects;
create policy "A learner uploads screenshots into their own folder" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'feedback-screenshots'
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select 1 from public.profiles where id = (select auth.uid()))
  );
