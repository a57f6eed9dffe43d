-- Who has which plan. Money is the provider's: what is here is what it said last.

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_id text not null check (plan_id in ('gardener', 'botanist')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'yearly')),
  state text not null check (state in ('active', 'past_due', 'canceled')),
  period_end timestamptz not null,
  ends_at_period_end boolean not null default false,
  provider text not null check (provider in ('stripe', 'test')),
  customer_id text check (char_length(customer_id) <= 255),
  subscription_id text not null unique check (char_length(subscription_id) between 1 and 255),
  -- When the provider was asked: an older answer that comes later changes nothing.
  known_at timestamptz not null,
  -- The allowance that a month was topped up to, so that going back and forth between plans gives nothing twice.
  credited_month text check (credited_month ~ '^\d{4}-\d{2}$'),
  credited_allowance integer check (credited_allowance >= 0)
);

comment on table public.subscriptions is 'The plan of each learner who ever had one, as its provider last told.';
comment on column public.subscriptions.known_at is 'By the server''s clock, before it asked the provider.';

-- Written by the server alone.
call private.guard('public.subscriptions');
create policy "A learner reads their own subscription" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.subscriptions to authenticated;

create function public.apply_subscription(
  p_user_id uuid,
  p_subscription jsonb,
  p_allowance integer,
  p_known_at timestamptz,
  p_today date
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  new_row constant public.subscriptions := jsonb_populate_record(null::public.subscriptions, p_subscription);
  known public.subscriptions;
  month constant text := to_char(p_today, 'YYYY-MM');
  given integer;
begin
  if p_allowance is null or p_allowance not between 0 and 10000000 or p_known_at is null then
    raise exception 'a plan gives between 0 and 10000000 credits' using errcode = '22023';
  end if;
  -- Locks the balance, and begins the month: what is given below comes on top of it.
  perform private.set_month_credits(p_user_id, p_today);
  select * into known from public.subscriptions where user_id = p_user_id for update;
  if found and known.known_at > p_known_at then
    return false;
  end if;
  -- The end of an earlier subscription says nothing of the one that followed it.
  if found and known.subscription_id <> new_row.subscription_id
    and known.state <> 'canceled' and new_row.state = 'canceled' then
    return false;
  end if;
  select case when known.credited_month = month then known.credited_allowance else monthly_credits end
  into given from public.profiles where id = p_user_id;
  if new_row.state <> 'canceled' and p_allowance > given then
    insert into public.credit_ledger (user_id, amount, entry, kind, key)
    values (p_user_id, p_allowance - given, 'grant', 'plan', 'plan-' || month || '-' || p_allowance)
    on conflict (user_id, entry, key) do nothing;
    given := p_allowance;
  end if;
  update public.profiles set monthly_credits = p_allowance where id = p_user_id;
  insert into public.subscriptions
  values (
    p_user_id, new_row.plan_id, new_row.billing_cycle, new_row.state, new_row.period_end,
    coalesce(new_row.ends_at_period_end, false), new_row.provider, new_row.customer_id, new_row.subscription_id,
    p_known_at, month, given
  )
  on conflict (user_id) do update set
    plan_id = excluded.plan_id,
    billing_cycle = excluded.billing_cycle,
    state = excluded.state,
    period_end = excluded.period_end,
    ends_at_period_end = excluded.ends_at_period_end,
    provider = excluded.provider,
    customer_id = coalesce(excluded.customer_id, public.subscriptions.customer_id),
    subscription_id = excluded.subscription_id,
    known_at = excluded.known_at,
    credited_month = excluded.credited_month,
    credited_allowance = excluded.credited_allowance;
  return true;
end;
$$;
comment on function public.apply_subscription(uuid, jsonb, integer, timestamptz, date) is
  'Notes what the provider says of a subscription, and gives its allowance: the difference at once where it is more than '
  'this month was given, all of it from the next month on. The same news, or older news, change nothing.';

create function public.read_subscription(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select to_jsonb(subscriptions) from public.subscriptions where user_id = p_user_id
$$;
comment on function public.read_subscription(uuid) is 'The subscription of a learner as the server needs it; null without one.';

grant execute on function
  public.apply_subscription(uuid, jsonb, integer, timestamptz, date),
  public.read_subscription(uuid)
to service_role;
