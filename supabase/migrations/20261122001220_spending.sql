-- What the server does with credits. Definers, because nobody else may write the ledger; for the service role alone.
-- Each locks the learner's profile first, so that the changes of one balance happen one after another.

create function private.set_month_credits(p_user_id uuid, p_today date) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  month constant text := to_char(p_today, 'YYYY-MM');
  balance integer;
  allowance integer;
begin
  if p_today is null then
    raise exception 'credits need the day' using errcode = '22023';
  end if;
  select credits, monthly_credits into balance, allowance from public.profiles where id = p_user_id for update;
  if not found then
    raise exception 'there is no such learner' using errcode = '22023';
  end if;
  -- Later months count too: a clock that lags behind another sets nothing back. Not those written in the future, by a clock
  -- that was ahead and was set right since: they would keep the months before them from beginning.
  if exists (
    select 1 from public.credit_ledger
    where user_id = p_user_id and entry = 'allowance'
      and (key = month or key > month and created_at <= clock_timestamp())
  ) then
    return balance;
  end if;
  insert into public.credit_ledger (user_id, amount, entry, kind, key)
  values (p_user_id, allowance - balance, 'allowance', 'month', month);
  return allowance;
end;
$$;
comment on function private.set_month_credits(uuid, date) is
  'Locks the balance, sets it to the allowance once a calendar month, and returns it.';

create function public.reserve_credits(p_user_id uuid, p_amount integer, p_kind text, p_key text, p_today date)
returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  balance integer;
  earlier public.credit_ledger;
begin
  if p_amount is null or p_amount not between 1 and 1000000 then
    raise exception 'a reservation takes between 1 and 1000000 credits' using errcode = '22023';
  end if;
  balance := private.set_month_credits(p_user_id, p_today);
  select * into earlier from public.credit_ledger
  where user_id = p_user_id and entry = 'reservation' and key = p_key;
  if found then
    if earlier.amount <> -p_amount or earlier.kind <> p_kind then
      raise exception 'this key reserved something else' using errcode = '22023';
    end if;
    return true;
  end if;
  if balance < p_amount then
    return false;
  end if;
  insert into public.credit_ledger (user_id, amount, entry, kind, key)
  values (p_user_id, -p_amount, 'reservation', p_kind, p_key);
  return true;
end;
$$;
comment on function public.reserve_credits(uuid, integer, text, text, date) is
  'Takes credits before they are used; false where the balance does not hold them. The same key takes them once.';

create function public.settle_credits(p_user_id uuid, p_key text, p_used integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  reserved public.credit_ledger;
  given_back integer;
begin
  perform 1 from public.profiles where id = p_user_id for update;
  select * into reserved from public.credit_ledger
  where user_id = p_user_id and entry = 'reservation' and key = p_key;
  if not found then
    raise exception 'this key reserved nothing' using errcode = '22023';
  end if;
  select amount into given_back from public.credit_ledger
  where user_id = p_user_id and entry = 'return' and key = p_key;
  if found then
    return given_back;
  end if;
  if p_used is null or p_used not between 0 and -reserved.amount then
    raise exception 'what was used lies between 0 and what was reserved' using errcode = '22023';
  end if;
  given_back := -reserved.amount - p_used;
  -- A new month has set the balance since: what was left of the old one is gone, and is not given on top.
  if exists (
    select 1 from public.credit_ledger
    where user_id = p_user_id and entry = 'allowance' and created_at > reserved.created_at
      and created_at <= clock_timestamp()
  ) then
    given_back := 0;
  end if;
  insert into public.credit_ledger (user_id, amount, entry, kind, key)
  values (p_user_id, given_back, 'return', reserved.kind, p_key);
  return given_back;
end;
$$;
comment on function public.settle_credits(uuid, text, integer) is
  'Closes a reservation: gives back what was not used (all of it where 0 was) and returns that. Closes once.';

create function public.refresh_credits(p_user_id uuid, p_today date) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  abandoned text;
begin
  perform private.set_month_credits(p_user_id, p_today);
  -- A server that was killed between reserving and settling left these. Those of before the allowance are gone with it.
  for abandoned in
    select reserved.key from public.credit_ledger as reserved
    where reserved.user_id = p_user_id
      and reserved.entry = 'reservation'
      and reserved.created_at < clock_timestamp() - interval '1 hour'
      and reserved.created_at >= (
        select max(created_at) from public.credit_ledger
        where user_id = p_user_id and entry = 'allowance' and created_at <= clock_timestamp()
      )
      and not exists (
        select 1 from public.credit_ledger where user_id = p_user_id and entry = 'return' and key = reserved.key
      )
  loop
    perform public.settle_credits(p_user_id, abandoned, 0);
  end loop;
  return (select credits from public.profiles where id = p_user_id);
end;
$$;
comment on function public.refresh_credits(uuid, date) is
  'The balance on a day (UTC). Begins a new calendar month, and gives back what was reserved an hour ago and never settled.';

create function public.grant_credits(p_user_id uuid, p_amount integer, p_kind text, p_key text, p_today date)
returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  balance integer;
begin
  if p_amount is null or p_amount not between 1 and 10000000 then
    raise exception 'a grant gives between 1 and 10000000 credits' using errcode = '22023';
  end if;
  -- First the month, or the next use would set the grant back.
  balance := private.set_month_credits(p_user_id, p_today);
  insert into public.credit_ledger (user_id, amount, entry, kind, key)
  values (p_user_id, p_amount, 'grant', p_kind, p_key)
  on conflict (user_id, entry, key) do nothing;
  return case when found then balance + p_amount else balance end;
end;
$$;
comment on function public.grant_credits(uuid, integer, text, text, date) is
  'Adds credits that last until the month ends, once a key, and returns the balance.';

grant execute on function
  public.refresh_credits(uuid, date),
  public.reserve_credits(uuid, integer, text, text, date),
  public.settle_credits(uuid, text, integer),
  public.grant_credits(uuid, integer, text, text, date)
to service_role;
