-- Daily goals and streaks by language. The maps of a profile are written by these functions only, so each is a definer
-- that touches the caller's own row.

create function private.require_language(code text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if code is null or code not in ('zh-CN', 'es-ES', 'fr-FR') then
    raise exception 'Invalid language code. Supported languages: zh, es, fr' using errcode = '22023';
  end if;
end;
$$;

create function private.require_own(user_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if user_id is null or user_id is distinct from (select auth.uid()) then
    raise exception 'only your own profile can be used' using errcode = '42501';
  end if;
end;
$$;

create function public.get_daily_goal_for_language(p_user_id uuid, p_language_code text) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  return coalesce(
    (select (daily_goals ->> p_language_code)::integer from public.profiles where id = p_user_id),
    10
  );
end;
$$;
comment on function public.get_daily_goal_for_language(uuid, text) is 'Minutes a day; 10 where none was set.';

create function public.set_daily_goal_for_language(p_user_id uuid, p_language_code text, p_goal_minutes integer)
returns integer
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  if p_goal_minutes is null or p_goal_minutes not between 1 and 1440 then
    raise exception 'a daily goal lies between 1 and 1440 minutes' using errcode = '22023';
  end if;
  update public.profiles
  set daily_goals = daily_goals || jsonb_build_object(p_language_code, p_goal_minutes)
  where id = p_user_id;
  return p_goal_minutes;
end;
$$;
comment on function public.set_daily_goal_for_language(uuid, text, integer) is 'Sets the minutes a day, 1 to 1440.';

create function public.update_streak_for_language(
  p_user_id uuid,
  p_language_code text,
  p_current_streak integer,
  p_last_update_date date
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  if p_current_streak is null or p_current_streak not between 0 and 365 then
    raise exception 'a streak lies between 0 and 365 days' using errcode = '22023';
  end if;
  -- A day ahead is possible: the learner's calendar may be up to 14 hours ahead of UTC.
  if p_last_update_date is null or p_last_update_date > (now() at time zone 'utc')::date + 1 then
    raise exception 'a streak is updated for a day that has begun' using errcode = '22023';
  end if;
  update public.profiles
  set streaks = streaks || jsonb_build_object(
    p_language_code,
    jsonb_build_object('current_streak', p_current_streak, 'last_update', p_last_update_date)
  )
  where id = p_user_id;
end;
$$;
comment on function public.update_streak_for_language(uuid, text, integer, date) is
  'Stores the streak (0 to 365 days) and the local day it was computed for.';

revoke all on function private.require_language(text) from public;
revoke all on function private.require_own(uuid) from public;
grant execute on function private.require_language(text), private.require_own(uuid) to authenticated, service_role;

revoke all on function public.get_daily_goal_for_language(uuid, text) from public, anon;
revoke all on function public.set_daily_goal_for_language(uuid, text, integer) from public, anon;
revoke all on function public.update_streak_for_language(uuid, text, integer, date) from public, anon;
grant execute on function
  public.get_daily_goal_for_language(uuid, text),
  public.set_daily_goal_for_language(uuid, text, integer),
  public.update_streak_for_language(uuid, text, integer, date)
to authenticated, service_role;
