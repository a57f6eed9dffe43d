-- What an operator sees and does of accounts, by the command line: for the service role alone.

create function public.list_learners(p_search text, p_limit integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id), '[]')
  from (
    select users.id, users.email, profiles.full_name as name, users.created_at, profiles.last_online, profiles.credits
    from auth.users as users
    left join public.profiles as profiles on profiles.id = users.id
    where p_search = '' or strpos(lower(users.email), lower(p_search)) > 0
    order by users.created_at desc, users.id
    limit least(greatest(p_limit, 0), 1000)
  ) as page
$$;
comment on function public.list_learners(text, integer) is
  'Accounts whose e-mail address holds the search text, the newest first; 1000 at most.';

create function public.delete_learner(p_user_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The auth service's own records of sign-ups and sign-ins name the account and refer to nothing.
  delete from auth.audit_log_entries where strpos(payload::text, p_user_id::text) > 0;
  delete from auth.flow_state where user_id = p_user_id;
  delete from auth.users where id = p_user_id;
  return found;
end;
$$;
comment on function public.delete_learner(uuid) is
  'Deletes an account with every row that belongs to it; false where there is none. Its files are deleted before.';

grant execute on function public.list_learners(text, integer), public.delete_learner(uuid) to service_role;
