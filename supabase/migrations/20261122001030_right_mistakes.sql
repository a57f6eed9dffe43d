-- How a mistake is outgrown: used right in talks, answered right in reviews.

-- A clock that runs ahead does no harm.
create function private.told_answers(p_answer jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select case when p_answer is null then '[]' else jsonb_build_array(jsonb_build_object(
    'id', p_answer ->> 'id',
    'at', least((p_answer -> 'at')::numeric, floor(extract(epoch from now()) * 1000)),
    'day', p_answer ->> 'day',
    'is_right', p_answer -> 'is_right'
  )) end
$$;
comment on function private.told_answers(jsonb) is 'An answer that was checked, as a list; an empty one without it.';
grant execute on function private.told_answers(jsonb) to authenticated, service_role;

create function public.record_right_uses(p_user_id uuid, p_ids jsonb, p_message_id text, p_answer jsonb default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  -- Uses that show that a mistake was outgrown: one may be luck.
  enough constant integer := 2;
  counted integer;
begin
  perform private.require_own(p_user_id);
  perform private.require_list(p_ids, 100, 'ids');
  if p_answer is not null and not private.are_answers(jsonb_build_array(p_answer)) then
    raise exception 'the answer needs id, at, day and is_right' using errcode = '22023';
  end if;
  update public.learner_mistakes set
    resolved_at = case
      when times_right + 1 >= enough
        or private.is_outgrown(private.join_answers(answers, private.told_answers(p_answer))) then now()
    end,
    answers = private.join_answers(answers, private.told_answers(p_answer)),
    resolved_by = p_message_id,
    times_right = least(times_right + 1, 1000000)
  where user_id = p_user_id
    and id::text in (select jsonb_array_elements_text(p_ids))
    and resolved_at is null
    -- The same message sent again changes nothing, nor does the one that made the mistake.
    and resolved_by is distinct from p_message_id
    and message_id is distinct from p_message_id;
  get diagnostics counted = row_count;
  return counted;
end;
$$;
comment on function public.record_right_uses(uuid, jsonb, text, jsonb) is
  'Counts that a message of the caller used right unaided what they once got wrong; twice, or with answers right on two days, and it is outgrown. Returns how many.';
grant execute on function public.record_right_uses(uuid, jsonb, text, jsonb) to authenticated, service_role;

create function public.answer_learner_mistakes(p_user_id uuid, p_answers jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  answered integer;
begin
  perform private.require_own(p_user_id);
  perform private.require_list(p_answers, 60, 'answers');
  if exists (
    select 1 from jsonb_array_elements(p_answers) as entry
    where jsonb_typeof(entry) <> 'object'
      or coalesce(jsonb_typeof(entry -> 'mistake_id'), '') <> 'string'
  ) or not private.are_answers(p_answers) then
    raise exception 'each answer needs mistake_id, id, at, day and is_right' using errcode = '22023';
  end if;

  -- A clock that runs ahead does no harm.
  with given as (
    select
      entry ->> 'mistake_id' as mistake_id,
      jsonb_agg(jsonb_build_object(
        'id', entry ->> 'id',
        'at', least((entry -> 'at')::numeric, floor(extract(epoch from now()) * 1000)),
        'day', entry ->> 'day',
        'is_right', entry -> 'is_right'
      )) as answers
    from jsonb_array_elements(p_answers) as entry
    group by entry ->> 'mistake_id'
  )
  update public.learner_mistakes as known set
    answers = joined.answers,
    resolved_at = coalesce(known.resolved_at, case when private.is_outgrown(joined.answers) then now() end)
  from given
    join public.learner_mistakes as before on before.user_id = p_user_id and before.id::text = given.mistake_id,
    lateral (select private.join_answers(before.answers, given.answers) as answers) as joined
  where known.id = before.id;
  get diagnostics answered = row_count;
  return answered;
end;
$$;
comment on function public.answer_learner_mistakes(uuid, jsonb) is
  'Adds answers of reviews to mistakes of the caller, each once; what was right on two days is outgrown. Returns how many.';
grant execute on function public.answer_learner_mistakes(uuid, jsonb) to authenticated, service_role;

create function public.credit_self_mended(p_user_id uuid, p_language_code text, p_mistake jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- The turn that corrected it may still be on its way; what is recorded already is not recorded again.
  perform public.record_learner_mistakes(p_user_id, p_language_code, jsonb_build_array(p_mistake));
  update public.learner_mistakes set self_mended_at = coalesce(self_mended_at, now())
  where user_id = p_user_id and language_code = p_language_code
    and fingerprint = md5((p_mistake ->> 'original') || chr(31) || (p_mistake ->> 'corrected'))
    -- Made again since, it was not found.
    and message_id = p_mistake ->> 'message_id';
  return found;
end;
$$;
comment on function public.credit_self_mended(uuid, text, jsonb) is
  'Notes that the caller put a mistake of a message right themselves, after a hint. It is no answer: the mistake stays due.';
grant execute on function public.credit_self_mended(uuid, text, jsonb) to authenticated, service_role;

create function public.count_learner_mistakes(p_user_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  return (
    select coalesce(jsonb_agg(counted), '[]')
    from (
      select language_code, category, stage, count(*) as mistakes
      from public.learner_mistakes
      where user_id = p_user_id
      group by language_code, category, stage
      order by language_code, category, stage
    ) as counted
  );
end;
$$;
comment on function public.count_learner_mistakes(uuid) is
  'How many mistakes the caller has of each language, kind and stage; nothing of what there are none.';
grant execute on function public.count_learner_mistakes(uuid) to authenticated, service_role;
