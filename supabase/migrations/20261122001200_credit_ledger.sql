-- Credits: an append-only ledger whose sum is the balance in profiles.credits.

create table public.credit_ledger (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  amount integer not null,
  entry text not null check (entry in ('allowance', 'grant', 'reservation', 'return')),
  kind text not null check (kind ~ '^[a-z][a-z_-]{0,39}$'),
  key text not null check (char_length(key) between 1 and 200),
  -- Not now(): the rows of one transaction keep their order.
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, entry, key),
  check (entry <> 'reservation' or amount < 0),
  check (entry <> 'return' or amount >= 0),
  check (entry <> 'grant' or amount > 0)
);

comment on table public.credit_ledger is 'Every change of a balance, in credits; rows are only ever added.';
comment on column public.credit_ledger.amount is
  'Credits added (or taken, below 0); 0 marks a month without a change or a reservation that was used up.';
comment on column public.credit_ledger.entry is
  'allowance sets the balance for a month, grant adds, reservation takes, return gives back what was not used.';
comment on column public.credit_ledger.kind is 'What it was for, such as turn, speech or sign-up.';
comment on column public.credit_ledger.key is
  'Makes each entry happen once: the month (YYYY-MM) of an allowance, the caller''s key of all others.';

-- A learner's own list, the newest first.
create index credit_ledger_recent on public.credit_ledger (user_id, created_at desc);

call private.guard('public.credit_ledger');
create policy "A learner reads their own ledger" on public.credit_ledger
  for select to authenticated using (user_id = (select auth.uid()));
-- Not even the service role writes it but by the functions that follow.
revoke all on public.credit_ledger from service_role;
grant select on public.credit_ledger to authenticated, service_role;

create function private.apply_credit_entry() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set credits = credits + new.amount where id = new.user_id;
  return null;
end;
$$;
comment on function private.apply_credit_entry() is 'Keeps the balance at the sum of the ledger.';

create trigger credit_ledger_balance after insert on public.credit_ledger
  for each row execute function private.apply_credit_entry();

create function private.open_credit_ledger() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.credits <> 0 then
    raise exception 'a profile begins without credits; its ledger brings them' using errcode = '22023';
  end if;
  insert into public.credit_ledger (user_id, amount, entry, kind, key)
  values (new.id, new.monthly_credits, 'allowance', 'sign-up', to_char(now() at time zone 'utc', 'YYYY-MM'));
  return null;
end;
$$;
comment on function private.open_credit_ledger() is 'A new learner''s first row: the allowance of the month of sign-up.';

create trigger profiles_open_ledger after insert on public.profiles
  for each row execute function private.open_credit_ledger();

create function private.refuse_direct_credits() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'credits change by the ledger only' using errcode = '42501';
end;
$$;

-- The depth is 0 for an update that no trigger made: not the ledger's.
create trigger profiles_credits_by_ledger before update of credits on public.profiles
  for each row when (old.credits is distinct from new.credits and pg_trigger_depth() = 0)
  execute function private.refuse_direct_credits();

-- What credits were spent on and where they came from, as a learner reads it: a reservation and what came back of it are
-- one line.
create function public.credit_history(p_user_id uuid, p_before timestamptz, p_limit integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  return (
    select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id), '[]')
    from (
      select lines.id, lines.created_at, lines.kind, lines.amount + coalesce(returned.amount, 0) as amount
      from public.credit_ledger as lines
      left join public.credit_ledger as returned
        on lines.entry = 'reservation'
        and returned.user_id = lines.user_id
        and returned.entry = 'return'
        and returned.key = lines.key
      where lines.user_id = p_user_id
        and lines.entry <> 'return'
        -- What came back whole was never spent, and a month may begin with the balance as it was.
        and lines.amount + coalesce(returned.amount, 0) <> 0
        and (p_before is null or lines.created_at < p_before)
      order by lines.created_at desc, lines.id
      limit least(greatest(coalesce(p_limit, 0), 0), 100)
    ) as page
  );
end;
$$;
comment on function public.credit_history(uuid, timestamptz, integer) is
  'The caller''s own credits spent (below 0) and given before a moment, or until now where it is null, the newest first; '
  '100 at most.';
grant execute on function public.credit_history(uuid, timestamptz, integer) to authenticated, service_role;
