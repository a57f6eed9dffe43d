-- A tutor turn begins with one call: its credits and what is known of its learner, in one transaction. The first word waits
-- for both, and where the learner cannot be read nothing was taken.

create function public.begin_turn(p_user_id uuid, p_language_code text, p_amount integer, p_key text, p_today date)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if not public.reserve_credits(p_user_id, p_amount, 'turn', p_key, p_today) then
    return jsonb_build_object('reserved', false);
  end if;
  -- The learner is read with their own rights, which hold until the transaction ends.
  perform
    set_config('request.jwt.claims', json_build_object('sub', p_user_id, 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', p_user_id::text, true),
    set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('role', 'authenticated', true);
  return jsonb_build_object('reserved', true, 'learner', public.learner_for_turn(p_user_id, p_language_code));
end;
$$;
comment on function public.begin_turn(uuid, text, integer, text, date) is
  'Takes the credits of a tutor turn and reads its learner; "reserved" is false, and nothing is read, where the balance does not hold them.';
revoke all on function public.begin_turn(uuid, text, integer, text, date) from public, anon, authenticated;
grant execute on function public.begin_turn(uuid, text, integer, text, date) to service_role;
