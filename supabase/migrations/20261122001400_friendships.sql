-- Who is friends with whom. Rows come and go by functions, never through the data API.

create table public.friendships (
  user_id uuid not null references auth.users (id) on delete cascade,
  friend_id uuid not null references auth.users (id) on delete cascade check (friend_id <> user_id),
  created_at timestamptz not null default now(),
  primary key (user_id, friend_id),
  -- A row each way, so that both find their friends by their own id; neither stands without the other.
  foreign key (friend_id, user_id) references public.friendships (user_id, friend_id) on delete cascade
);
comment on table public.friendships is 'Friends, a row each way.';
create index friendships_of_friend on public.friendships (friend_id);

create table public.friend_requests (
  user_id uuid not null references auth.users (id) on delete cascade,
  recipient_id uuid not null references auth.users (id) on delete cascade check (recipient_id <> user_id),
  created_at timestamptz not null default now(),
  primary key (user_id, recipient_id)
);
comment on table public.friend_requests is 'Open requests; answered or withdrawn they are gone.';
comment on column public.friend_requests.user_id is 'Who asks.';
create index friend_requests_of_recipient on public.friend_requests (recipient_id);

create table public.learner_blocks (
  user_id uuid not null references auth.users (id) on delete cascade,
  blocked_id uuid not null references auth.users (id) on delete cascade check (blocked_id <> user_id),
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id)
);
comment on table public.learner_blocks is 'Whose codes and requests lead nowhere; who is blocked is never told.';
create index learner_blocks_of_blocked on public.learner_blocks (blocked_id);

call private.guard('public.friendships');
call private.guard('public.friend_requests');
call private.guard('public.learner_blocks');

create policy "A learner reads their own friendships" on public.friendships
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Both ends of a request read it" on public.friend_requests
  for select to authenticated using ((select auth.uid()) in (user_id, recipient_id));
create policy "A learner reads whom they blocked" on public.learner_blocks
  for select to authenticated using (user_id = (select auth.uid()));

grant select on public.friendships, public.friend_requests, public.learner_blocks to authenticated;

-- The profile's arrays follow the tables. Added to and taken from, not read anew: whoever waits for another's change of the
-- same profile then builds on it.
create function private.mirror_friendship() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.profiles set friends = array_append(array_remove(friends, new.friend_id), new.friend_id)
    where id = new.user_id;
  else
    update public.profiles set friends = array_remove(friends, old.friend_id) where id = old.user_id;
  end if;
  return null;
end;
$$;

create function private.mirror_friend_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.profiles
    set friend_requests = array_append(array_remove(friend_requests, new.user_id), new.user_id)
    where id = new.recipient_id;
  else
    update public.profiles set friend_requests = array_remove(friend_requests, old.user_id)
    where id = old.recipient_id;
  end if;
  return null;
end;
$$;

create trigger friendships_mirror after insert or delete on public.friendships
  for each row execute function private.mirror_friendship();
create trigger friend_requests_mirror after insert or delete on public.friend_requests
  for each row execute function private.mirror_friend_request();
