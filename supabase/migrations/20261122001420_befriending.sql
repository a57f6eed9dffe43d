-- Becoming friends and parting. Each function is a definer that acts for the caller alone; what it answers is an outcome
-- and never more than the caller may know. Wrong ids and ids of strangers are answered alike.

create function private.lock_learners(p_one uuid, p_other uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- In one order, so that two who act on each other wait and never block each other for good.
  perform 1 from public.profiles where id in (p_one, p_other) order by id for no key update;
end;
$$;
comment on function private.lock_learners(uuid, uuid) is 'Makes changes between two learners happen one after another.';

create function private.befriend(p_one uuid, p_other uuid) returns void
language sql
set search_path = ''
as $$
  delete from public.friend_requests
  where (user_id, recipient_id) in ((p_one, p_other), (p_other, p_one));
  insert into public.friendships (user_id, friend_id) values (p_one, p_other), (p_other, p_one)
  on conflict do nothing;
$$;
comment on function private.befriend(uuid, uuid) is 'Makes friends of two learners; open requests between them are gone.';

create function private.has_room(p_user_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select count(*) < 500 from public.friendships where user_id = p_user_id
$$;
comment on function private.has_room(uuid) is 'Whether a learner may have another friend.';

create function public.request_friend(p_user_id uuid, p_code text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  code constant text := upper(regexp_replace(left(coalesce(p_code, ''), 100), '[^0-9A-Za-z]', '', 'g'));
  other public.profiles;
begin
  perform private.require_own(p_user_id);
  if code !~ '^[34679ACDEFGHJKMNPQRTUVWXY]{8}$' then
    return private.outcome('malformed');
  end if;
  if not private.may_act(p_user_id, 'wrong code', 10, interval '1 hour') then
    return private.outcome('too_many_codes');
  end if;
  select * into other from public.profiles as learner
  where learner.linking_code = code
    and not exists (
      select 1 from public.learner_blocks as block
      where block.user_id = learner.id and block.blocked_id = p_user_id
    );
  if not found then
    perform private.note_action(p_user_id, 'wrong code');
    return private.outcome('unknown');
  end if;
  if other.id = p_user_id then
    return private.outcome('own');
  end if;

  perform private.lock_learners(p_user_id, other.id);
  if exists (select 1 from public.learner_blocks where user_id = p_user_id and blocked_id = other.id) then
    return private.outcome('blocked_by_you');
  end if;
  if exists (select 1 from public.friendships where user_id = p_user_id and friend_id = other.id) then
    return private.outcome('already_friends');
  end if;
  if exists (select 1 from public.friend_requests where user_id = p_user_id and recipient_id = other.id) then
    return private.outcome('already_sent');
  end if;
  if not private.has_room(p_user_id) or not private.has_room(other.id) then
    return private.outcome('full');
  end if;
  -- Both want it.
  if exists (select 1 from public.friend_requests where user_id = other.id and recipient_id = p_user_id) then
    perform private.befriend(p_user_id, other.id);
    return private.outcome('friends');
  end if;
  if (select count(*) from public.friend_requests where user_id = p_user_id) >= 50
    or not private.may_act(p_user_id, 'friend request', 50, interval '1 day')
  then
    return private.outcome('too_many_requests');
  end if;
  if (select count(*) from public.friend_requests where recipient_id = other.id) >= 100 then
    return private.outcome('full');
  end if;
  perform private.note_action(p_user_id, 'friend request');
  insert into public.friend_requests (user_id, recipient_id) values (p_user_id, other.id);
  return private.outcome('sent');
end;
$$;
comment on function public.request_friend(uuid, text) is
  'Asks whoever has a code to be friends. Outcomes: sent, friends, already_sent, already_friends, own, malformed, unknown, blocked_by_you, full, too_many_codes (10 wrong ones an hour), too_many_requests (50 a day, 50 open).';

create function public.answer_friend_request(p_user_id uuid, p_sender_id uuid, p_is_accepted boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.lock_learners(p_user_id, p_sender_id);
  if not exists (
    select 1 from public.friend_requests where user_id = p_sender_id and recipient_id = p_user_id
  ) then
    return private.outcome(
      case
        when exists (select 1 from public.friendships where user_id = p_user_id and friend_id = p_sender_id)
          then 'friends'
        else 'gone'
      end
    );
  end if;
  if p_is_accepted is not true then
    delete from public.friend_requests where user_id = p_sender_id and recipient_id = p_user_id;
    return private.outcome('declined');
  end if;
  if not private.has_room(p_user_id) or not private.has_room(p_sender_id) then
    return private.outcome('full');
  end if;
  perform private.befriend(p_user_id, p_sender_id);
  return private.outcome('friends');
end;
$$;
comment on function public.answer_friend_request(uuid, uuid, boolean) is
  'Accepts or declines a request to the caller. Outcomes: friends, declined, full, gone.';

create function public.withdraw_friend_request(p_user_id uuid, p_recipient_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.lock_learners(p_user_id, p_recipient_id);
  delete from public.friend_requests where user_id = p_user_id and recipient_id = p_recipient_id;
  return private.outcome('withdrawn');
end;
$$;
comment on function public.withdraw_friend_request(uuid, uuid) is 'Takes back a request of the caller; withdrawn in any case.';

create function public.remove_friend(p_user_id uuid, p_friend_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.lock_learners(p_user_id, p_friend_id);
  -- The row of the other goes with it.
  delete from public.friendships where user_id = p_user_id and friend_id = p_friend_id;
  return private.outcome('removed');
end;
$$;
comment on function public.remove_friend(uuid, uuid) is 'Ends a friendship of the caller, for both; removed in any case.';

create function public.block_learner(p_user_id uuid, p_learner_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.lock_learners(p_user_id, p_learner_id);
  if not exists (select 1 from public.friendships where user_id = p_user_id and friend_id = p_learner_id)
    and not exists (
      select 1 from public.friend_requests where user_id = p_learner_id and recipient_id = p_user_id
    )
  then
    return private.outcome('gone');
  end if;
  insert into public.learner_blocks (user_id, blocked_id) values (p_user_id, p_learner_id) on conflict do nothing;
  delete from public.friend_requests
  where (user_id, recipient_id) in ((p_user_id, p_learner_id), (p_learner_id, p_user_id));
  delete from public.friendships where user_id = p_user_id and friend_id = p_learner_id;
  return private.outcome('blocked');
end;
$$;
comment on function public.block_learner(uuid, uuid) is
  'Blocks a friend, or who asked to be one. Outcomes: blocked; gone where they are neither.';

create function public.unblock_learner(p_user_id uuid, p_learner_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  delete from public.learner_blocks where user_id = p_user_id and blocked_id = p_learner_id;
  return private.outcome('unblocked');
end;
$$;
comment on function public.unblock_learner(uuid, uuid) is 'Takes a block of the caller back; unblocked in any case.';

create function public.renew_linking_code(p_user_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  code text;
begin
  perform private.require_own(p_user_id);
  if not private.may_act(p_user_id, 'new code', 10, interval '1 day') then
    return private.outcome('too_many');
  end if;
  perform private.note_action(p_user_id, 'new code');
  loop
    begin
      code := private.new_linking_code();
      update public.profiles set linking_code = code where id = p_user_id;
      return private.outcome('renewed') || jsonb_build_object('code', code);
    exception when unique_violation then
      -- Another learner has this one: it is drawn again.
    end;
  end loop;
end;
$$;
comment on function public.renew_linking_code(uuid) is
  'Gives the caller another code; the old one leads nowhere. Outcomes: renewed with the code, too_many (10 a day).';

grant execute on function
  public.request_friend(uuid, text),
  public.answer_friend_request(uuid, uuid, boolean),
  public.withdraw_friend_request(uuid, uuid),
  public.remove_friend(uuid, uuid),
  public.block_learner(uuid, uuid),
  public.unblock_learner(uuid, uuid),
  public.renew_linking_code(uuid)
to authenticated, service_role;
