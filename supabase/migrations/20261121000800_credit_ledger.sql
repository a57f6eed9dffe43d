-- Credits: an append-only ledger whose sum is the balance in profiles.credits.

alter table public.profiles
  add column monthly_credits integer not null default 10000 check (monthly_credits between 0 and 10000000);
comment on column public.profiles.monthly_credits is
  'What the plan gives a calendar month; changed by the server only.';
comment on column public.profiles.credits is 'Balance that pays for AI calls: the sum of credit_ledger, kept by its trigger.';

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

alter table public.credit_ledger enable row level security;

create policy "A learner reads their own ledger" on public.credit_ledger
  for select to authenticated using (user_id = (select auth.uid()));

-- Not even the service role writes it but by the functions below.
revoke all on public.credit_ledger from anon, authenticated, service_role;
grant select on public.credit_ledger to authenticated, service_role;

-- The balances of before the ledger become its first rows; before the trigger, which would add them again.
insert into public.credit_ledger (user_id, amount, entry, kind, key)
select id, credits, 'allowance', 'opening', to_char(now() at time zone 'utc', 'YYYY-MM') from public.profiles;
alter table public.profiles alter column credits set default 0;

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

revoke all on function private.apply_credit_entry() from public;
revoke all on function private.open_credit_ledger() from public;
revoke all on function private.refuse_direct_credits() from public;
