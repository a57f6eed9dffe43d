-- Who is friends with whom. Rows come and go by the functions that follow this migration, never through the data API.

create table public.friendships (
  user_id uuid not null references auth.users (id) on delete cascade,
  friend_id uuid not null references auth.users (id) on delete cascade check (friend_id <> user_id),
  created_at timestamptz not null default now(),
  primary key (user_id, friend_id),
  -- A row each way, so that both find their friends by their own id; neither stands without the other.
  foreign key (friend_id, user_id) references public.friendships (user_id, friend_id) on delete cascade
);
comment on table public.friendships is 'Friends, a row each way.';

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

alter table public.friendships enable row level security;
alter table public.friend_requests enable row level security;
alter table public.learner_blocks enable row level security;

create policy "A learner reads their own friendships" on public.friendships
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Both ends of a request read it" on public.friend_requests
  for select to authenticated using ((select auth.uid()) in (user_id, recipient_id));
create policy "A learner reads whom they blocked" on public.learner_blocks
  for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.friendships, public.friend_requests, public.learner_blocks from anon, authenticated;
grant select on public.friendships, public.friend_requests, public.learner_blocks to authenticated;
grant all on public.friendships, public.friend_requests, public.learner_blocks to service_role;

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

-- An open page of the learner hears of it by a change of their own profile, which nobody else can read.
create function private.notify_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_notify(
    'realtime',
    jsonb_build_object('schema', 'public', 'table', 'profiles', 'type', tg_op, 'id', new.id)::text
  );
  return null;
end;
$$;

create trigger profiles_notify after update of friends, friend_requests on public.profiles
  for each row execute function private.notify_profile();

do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.profiles;
  end if;
end;
$$;

revoke all on function
  private.mirror_friendship(),
  private.mirror_friend_request(),
  private.notify_profile()
from public;
