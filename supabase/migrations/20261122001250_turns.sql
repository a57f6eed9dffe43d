-- What a tutor turn begins with, in one call: the first word waits for it.

create function public.learner_for_turn(p_user_id uuid, p_language_code text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  learner record;
  words jsonb;
  rested jsonb;
  mistakes jsonb := '[]';
  facts jsonb := '[]';
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  select gender, language_levels ->> p_language_code as level, voice_setting, remember_learner
  into learner from public.profiles where id = p_user_id;
  if not found then
    return null;
  end if;
  select coalesce(jsonb_agg(word), '[]') into words from (
    select jsonb_build_array(word_string, seen, clicks, extract(epoch from updated_at)) as word
    from public.user_dictionaries
    where user_id = p_user_id and language_code = p_language_code and planted_at is not null
    order by updated_at desc
    limit 60
  ) as recent;
  -- Whoever has fewer words than these has them all already.
  if jsonb_array_length(words) < 60 then
    rested := '[]';
  else
    select coalesce(jsonb_agg(word), '[]') into rested from (
      select jsonb_build_array(word_string, seen, clicks, extract(epoch from updated_at)) as word
      from public.user_dictionaries
      where user_id = p_user_id and language_code = p_language_code and planted_at is not null
      order by updated_at
      limit 60
    ) as oldest;
  end if;
  if learner.remember_learner then
    select coalesce(jsonb_agg(mistake), '[]') into mistakes from (
      select jsonb_build_object(
        'id', id, 'original', original, 'corrected', corrected, 'sentence', sentence, 'mended', mended,
        'explanation', explanation, 'answers', answers, 'selfMended', self_mended_at is not null
      ) as mistake
      from public.learner_mistakes
      where user_id = p_user_id and language_code = p_language_code and resolved_at is null
      order by last_made_at desc
      limit 40
    ) as open;
    select coalesce(jsonb_agg(told), '[]') into facts from (
      select jsonb_build_object('topic', topic, 'text', fact, 'writtenIn', written_in) as told
      from public.learner_facts as known
      where user_id = p_user_id and (
        language_code = p_language_code
        -- What was told in this language about the same thing holds.
        or not (private.holds_one_fact(topic) and exists (
          select 1 from public.learner_facts as nearer
          where nearer.user_id = p_user_id and nearer.language_code = p_language_code and nearer.topic = known.topic
        ))
      )
      order by language_code = p_language_code desc, told_at desc
      limit 20
    ) as recent;
  end if;
  return jsonb_build_object(
    'gender', learner.gender,
    'level', learner.level,
    'voice', learner.voice_setting,
    'remembers', learner.remember_learner,
    'words', words,
    'rested', rested,
    'mistakes', mistakes,
    'facts', facts
  );
end;
$$;
comment on function public.learner_for_turn(uuid, text) is
  'Level, gender forms, voice, planted words touched last and longest ago, open mistakes and facts of the caller, for a tutor turn.';
grant execute on function public.learner_for_turn(uuid, text) to authenticated, service_role;

-- Credits and what is known of the learner, in one transaction: where the learner cannot be read nothing was taken.
create function public.begin_turn(p_user_id uuid, p_language_code text, p_amount integer, p_key text, p_today date)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  -- The first word does not wait for the disk: what settles the turn does, and what was taken here is safe on it by then.
  perform set_config('synchronous_commit', 'off', true);
  -- A turn that costs nothing opens a conversation: nothing is charged before the learner's first act.
  if p_amount <> 0 and not public.reserve_credits(p_user_id, p_amount, 'turn', p_key, p_today) then
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
grant execute on function public.begin_turn(uuid, text, integer, text, date) to service_role;
