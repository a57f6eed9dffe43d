-- Requests that are carried out once, however often they arrive: a browser that has lost an answer sends again what may have
-- arrived, under the same name (docs/decisions/0068-one-sync-room.md).

create table private.applied_requests (
  user_id uuid not null references auth.users (id) on delete cascade,
  key text not null check (char_length(key) between 1 and 100),
  applied_at timestamptz not null default now(),
  -- With the learner, so that nobody can take, or learn of, another's keys.
  primary key (user_id, key)
);
comment on table private.applied_requests is 'Idempotency keys of what learners'' devices have sent and the server has taken.';
create index applied_requests_by_time on private.applied_requests (user_id, applied_at);
alter table private.applied_requests enable row level security;

create function private.apply_once(p_key text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  learner constant uuid := (select auth.uid());
  -- Twice as long as a browser keeps what waits, and more than a learner sends in that time.
  longest constant interval := '60 days';
  most constant integer := 50000;
begin
  if learner is null then
    return;
  end if;
  if char_length(p_key) not between 1 and 100 then
    raise exception 'an idempotency key has 1 to 100 characters' using errcode = '22023';
  end if;
  insert into private.applied_requests (user_id, key) values (learner, p_key) on conflict do nothing;
  if not found then
    raise exception 'already_applied' using errcode = 'PT409';
  end if;
  delete from private.applied_requests where user_id = learner and applied_at < now() - longest;
  -- Counting takes its time, so it is done now and then.
  if random() < 0.01 then
    delete from private.applied_requests where user_id = learner and applied_at < (
      select applied_at from private.applied_requests where user_id = learner
      order by applied_at desc offset most limit 1
    );
  end if;
end;
$$;
comment on function private.apply_once(text) is
  'Notes in the transaction of a change that the caller has sent it under this key; refuses with PT409 what comes under it again.';
grant execute on function private.apply_once(text) to anon, authenticated, service_role;
