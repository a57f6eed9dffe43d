-- What a tutor turn needs to know of its learner, in one call: the answer should not wait for four of them.

create function public.learner_for_turn(p_user_id uuid, p_language_code text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  return (
    select jsonb_build_object(
      'gender', profile.gender,
      'level', profile.language_levels ->> p_language_code,
      'voice', profile.voice_setting,
      'words', coalesce((
        select jsonb_agg(recent.word_string order by recent.updated_at desc)
        from (
          select word_string, updated_at from public.user_dictionaries
          where user_id = p_user_id and language_code = p_language_code
          order by updated_at desc
          limit 60
        ) as recent
      ), '[]'),
      'mistakes', coalesce((
        select jsonb_agg(
          jsonb_build_object('original', recent.original, 'corrected', recent.corrected)
          order by recent.last_made_at desc
        )
        from (
          select original, corrected, last_made_at from public.learner_mistakes
          where user_id = p_user_id and language_code = p_language_code and resolved_at is null
          order by last_made_at desc
          limit 10
        ) as recent
      ), '[]'),
      'facts', coalesce((
        select jsonb_agg(recent.fact order by recent.created_at desc)
        from (
          select fact, created_at from public.learner_facts
          where user_id = p_user_id
          order by created_at desc
          limit 20
        ) as recent
      ), '[]')
    )
    from public.profiles as profile
    where profile.id = p_user_id
  );
end;
$$;
comment on function public.learner_for_turn(uuid, text) is
  'Level, gender forms, voice, recent words, open mistakes and facts of the caller, as a tutor turn needs them.';

revoke all on function public.learner_for_turn(uuid, text) from public, anon;
grant execute on function public.learner_for_turn(uuid, text) to authenticated, service_role;
