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

revoke all on function public.credit_history(uuid, timestamptz, integer) from public, anon;
grant execute on function public.credit_history(uuid, timestamptz, integer) to authenticated, service_role;
