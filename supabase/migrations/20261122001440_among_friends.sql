-- What friends see of each other: lists, ranks, the garden of the week, and a wave now and then.

create table public.friend_nudges (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sender_id uuid not null references auth.users (id) on delete cascade check (sender_id <> user_id),
  kind text not null check (kind in ('wave', 'water', 'together')),
  created_at timestamptz not null default now(),
  seen_at timestamptz
);
comment on table public.friend_nudges is 'The last nudge that a learner got; there is one a day at most, whoever sends it.';
comment on column public.friend_nudges.user_id is 'Who got it.';
create index friend_nudges_by_sender on public.friend_nudges (sender_id);

call private.guard('public.friend_nudges');
create policy "A learner reads the nudge they got" on public.friend_nudges
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.friend_nudges to authenticated;

create function public.nudge_friend(p_user_id uuid, p_friend_id uuid, p_kind text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  if p_kind is null or p_kind not in ('wave', 'water', 'together') then
    raise exception 'a nudge waves, waters or asks to practise together' using errcode = '22023';
  end if;
  if not exists (select 1 from public.friendships where user_id = p_user_id and friend_id = p_friend_id) then
    return private.outcome('gone');
  end if;
  if not (select accepts_nudges from public.profiles where id = p_friend_id) then
    return private.outcome('off');
  end if;
  -- Of two at the same moment the second meets the row of the first.
  insert into public.friend_nudges as nudge (user_id, sender_id, kind) values (p_friend_id, p_user_id, p_kind)
  on conflict (user_id) do update set
    sender_id = excluded.sender_id, kind = excluded.kind, created_at = excluded.created_at, seen_at = null
  where nudge.created_at <= now() - interval '1 day';
  return private.outcome(case when found then 'sent' else 'already' end);
end;
$$;
comment on function public.nudge_friend(uuid, uuid, text) is
  'Sends a friend a nudge. Outcomes: sent, already (they had one within a day), off, gone.';

create function public.dismiss_nudge(p_user_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  update public.friend_nudges set seen_at = coalesce(seen_at, now()) where user_id = p_user_id;
  return private.outcome('seen');
end;
$$;
comment on function public.dismiss_nudge(uuid) is 'The caller has seen the nudge they got.';

-- A nudge of somebody who is no friend any more is none.
create function private.drop_nudges() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.friend_nudges where user_id = old.user_id and sender_id = old.friend_id;
  return null;
end;
$$;
create trigger friendships_drop_nudges after delete on public.friendships
  for each row execute function private.drop_nudges();

-- The next two return tables and set no search path, so that they become part of the query that asks for hundreds; all
-- names in them are qualified.

create function private.streak_on(p_streaks jsonb, p_language_code text, p_today date) returns table (days integer)
language sql stable
as $$
  select coalesce(max((streak.value ->> 'current_streak')::integer), 0)
  from jsonb_each(p_streaks) as streak
  where p_language_code in ('all', streak.key)
    -- What was computed before yesterday has ended since, or its owner would have been here.
    and (streak.value ->> 'last_update')::date >= p_today - 1
$$;
comment on function private.streak_on(jsonb, text, date) is
  'The streak of a language, or the longest of all of them, as it still holds on a day.';

create function private.presence(p_user_id uuid, p_last_online timestamptz, p_midnight timestamptz)
returns table (presence text)
language sql stable
as $$
  select case
    when exists (
      select 1 from public.practice_slices
      where user_id = p_user_id
        -- No slice is longer than a day, and one may reach over midnight of another time zone.
        and started_at > p_midnight - interval '1 day'
        and started_at + make_interval(secs => seconds) > p_midnight
    ) then 'practised'
    when p_last_online >= p_midnight then 'online'
    else 'away'
  end
$$;
comment on function private.presence(uuid, timestamptz, timestamptz) is
  'practised, or only online, since a midnight; else away.';

create function private.person(learner public.profiles) returns jsonb
language sql stable
as $$
  select jsonb_build_object('id', learner.id, 'name', learner.display_name, 'plant', learner.avatar_plant)
$$;
comment on function private.person(public.profiles) is 'What a learner shows to whoever they have to do with.';

create function public.list_friends(p_user_id uuid, p_time_zone text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  zone constant text := private.known_zone(p_time_zone);
  midnight constant timestamptz := date_trunc('day', now(), zone);
  today constant date := (now() at time zone zone)::date;
begin
  perform private.require_own(p_user_id);
  return jsonb_build_object(
    'friends', (
      select coalesce(jsonb_agg(
        private.person(friend) || jsonb_build_object(
          'shares_practice', friend.shares_practice,
          'streak', case when friend.shares_practice then streak.days end,
          'presence', case when friend.shares_practice then here.presence end,
          'may_be_nudged', friend.accepts_nudges and nudge.user_id is null
        )
        order by lower(friend.display_name), friend.id
      ), '[]')
      from public.friendships as friendship
      join public.profiles as friend on friend.id = friendship.friend_id
      left join public.friend_nudges as nudge
        on nudge.user_id = friend.id and nudge.created_at > now() - interval '1 day'
      cross join lateral private.streak_on(friend.streaks, 'all', today) as streak
      cross join lateral private.presence(friend.id, friend.last_online, midnight) as here
      where friendship.user_id = p_user_id
    ),
    'incoming', (
      select coalesce(jsonb_agg(private.person(sender) order by request.created_at, sender.id), '[]')
      from public.friend_requests as request join public.profiles as sender on sender.id = request.user_id
      where request.recipient_id = p_user_id
    ),
    'outgoing', (
      select coalesce(jsonb_agg(private.person(recipient) order by request.created_at, recipient.id), '[]')
      from public.friend_requests as request join public.profiles as recipient on recipient.id = request.recipient_id
      where request.user_id = p_user_id
    ),
    'blocked', (
      select coalesce(jsonb_agg(private.person(blocked) order by block.created_at, blocked.id), '[]')
      from public.learner_blocks as block join public.profiles as blocked on blocked.id = block.blocked_id
      where block.user_id = p_user_id
    ),
    'nudge', (
      select private.person(sender) || jsonb_build_object('kind', nudge.kind)
      from public.friend_nudges as nudge join public.profiles as sender on sender.id = nudge.sender_id
      where nudge.user_id = p_user_id and nudge.seen_at is null and nudge.created_at > now() - interval '3 days'
    ),
    'garden', (
      select jsonb_build_object('gardeners', count(distinct gardener.id), 'seconds', coalesce(sum(practice_seconds), 0))
      from (
        select p_user_id as id
        union all
        select friend.id
        from public.friendships as friendship join public.profiles as friend on friend.id = friendship.friend_id
        where friendship.user_id = p_user_id and friend.shares_practice
      ) as gardener
      left join private.practice_tallies as tally
        on tally.user_id = gardener.id and tally.week = private.monday_of(today)
    )
  );
end;
$$;
comment on function public.list_friends(uuid, text) is
  'The caller''s friends, open requests, blocks, last nudge, and what all have practised this week; today is that of the time zone.';

create function public.rank_friends(
  p_user_id uuid,
  p_metric text,
  p_period text,
  p_language_code text,
  p_time_zone text
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone private.known_zone(p_time_zone))::date;
  since constant date := case when p_period = 'week' then private.monday_of(today) else '-infinity' end;
begin
  perform private.require_own(p_user_id);
  if p_language_code is distinct from 'all' then
    perform private.require_language(p_language_code);
  end if;
  if p_metric is null or p_metric not in ('minutes', 'words', 'streak', 'retained')
    or p_period is null or p_period not in ('week', 'all')
  then
    raise exception 'friends are ranked by minutes, words, streak or retained, this week or of all time'
      using errcode = '22023';
  end if;
  return (
    with listed as (
      select learner as profile from public.profiles as learner where learner.id = p_user_id
      union all
      select friend
      from public.friendships as friendship join public.profiles as friend on friend.id = friendship.friend_id
      where friendship.user_id = p_user_id and friend.shares_practice
    ),
    scored as (
      select
        profile,
        coalesce(
          case
            when p_metric in ('minutes', 'words') then (
              select case p_metric when 'minutes' then sum(practice_seconds) / 60 else sum(words_added) end
              from private.practice_tallies
              where user_id = (profile).id
                and week = since
                and p_language_code in ('all', language_code)
            )
            when p_metric = 'streak' and p_period = 'week' then
              (select days from private.streak_on((profile).streaks, p_language_code, today))
            when p_metric = 'retained' and p_period = 'week' then (
              select sum(by_day[1 + least(30, greatest(0, today - counted_on))])
              from public.retained_words
              where user_id = (profile).id and p_language_code in ('all', language_code)
            )
            else (
              select case p_metric when 'streak' then max(longest_streak) else sum(most_retained) end
              from private.learner_records
              where user_id = (profile).id and p_language_code in ('all', language_code)
            )
          end,
          0
        )::bigint as value
      from listed
    ),
    ranked as (
      select
        profile,
        value,
        rank() over (order by value desc) as rank,
        row_number() over (order by value desc, (profile).id) as place
      from scored
    )
    select jsonb_agg(
      private.person(profile)
        || jsonb_build_object('value', value, 'rank', rank, 'is_you', (profile).id = p_user_id)
      order by rank, lower((profile).display_name), (profile).id
    )
    from ranked
    where place <= 100 or (profile).id = p_user_id
  );
end;
$$;
comment on function public.rank_friends(uuid, text, text, text, text) is
  'The caller among those friends who share their practice: the first hundred and the caller, equal values with equal ranks. Metrics: minutes, words, streak, retained; this week (streak and retained: now) or all (the best there was); one language, or all.';

grant execute on function
  public.nudge_friend(uuid, uuid, text),
  public.dismiss_nudge(uuid),
  public.list_friends(uuid, text),
  public.rank_friends(uuid, text, text, text, text)
to authenticated, service_role;
