-- Where a learner is signed in, and the way out from afar. The auth service keeps the sessions and lists them for nobody.

create function public.list_own_sessions(p_user_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.is_current desc, listed.last_used_at desc), '[]')
    from (
      select
        id,
        created_at as started_at,
        -- The auth service keeps this time without its zone; it is UTC.
        coalesce(refreshed_at at time zone 'utc', created_at) as last_used_at,
        coalesce(user_agent, '') as user_agent,
        coalesce(id::text = auth.jwt() ->> 'session_id', false) as is_current
      from auth.sessions
      where user_id = p_user_id and (not_after is null or not_after > now())
      order by is_current desc, last_used_at desc
      limit 100
    ) as listed
  );
end;
$$;
comment on function public.list_own_sessions(uuid) is
  'The caller''s sessions, the one that asks first, then the one used last; 100 at most. A session counts as used when it was '
  'renewed, about once an hour. The user agent is empty where it is not known.';

create function public.end_own_session(p_user_id uuid, p_session_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  -- Its refresh tokens refer to it and go with it.
  delete from auth.sessions where id = p_session_id and user_id = p_user_id;
  return found;
end;
$$;
comment on function public.end_own_session(uuid, uuid) is
  'Ends a session of the caller: it cannot be renewed any more. Whether there was one.';

revoke all on function public.list_own_sessions(uuid) from public, anon;
revoke all on function public.end_own_session(uuid, uuid) from public, anon;
grant execute on function public.list_own_sessions(uuid) to authenticated;
grant execute on function public.end_own_session(uuid, uuid) to authenticated;
