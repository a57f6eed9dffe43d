-- The first talk, which is held before there is an account: what the account takes over of it.

create function private.require_first_talk(p_talk jsonb) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  -- As the talk itself holds it (packages/domain/src/first-talk): at most seven words, each in a sentence of one line.
  perform private.require_list(coalesce(p_talk -> 'words', '[]'), 7, 'words');
  perform private.require_list(coalesce(p_talk -> 'messages', '[]'), 40, 'messages');
  perform private.require_list(coalesce(p_talk -> 'mistakes', '[]'), 5, 'mistakes');
  if jsonb_typeof(p_talk) is distinct from 'object'
    or coalesce(p_talk ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or coalesce(p_talk ->> 'level', '') not in ('beginner', 'elementary', 'intermediate')
    or coalesce(p_talk ->> 'day', '') !~ '^\d{4}-\d{2}-\d{2}$'
    or coalesce(jsonb_typeof(p_talk -> 'title'), '') <> 'string'
    or exists (
      select 1 from jsonb_array_elements(coalesce(p_talk -> 'words', '[]')) as word
      where jsonb_typeof(word) <> 'object'
        or coalesce(char_length(word ->> 'term'), 0) not between 1 and 100
        or coalesce(char_length(word ->> 'sentence'), 0) not between 1 and 300
        or coalesce(word ->> 'recall_id', '00000000-0000-4000-8000-000000000000')
          !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    )
  then
    raise exception 'a first talk needs id, level, day, title, words, messages and mistakes' using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_first_talk(jsonb) is 'Refuses what is no first talk as the browser tells it.';
grant execute on function private.require_first_talk(jsonb) to authenticated, service_role;

create function public.claim_first_talk(p_user_id uuid, p_language_code text, p_talk jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  perform private.require_first_talk(p_talk);

  -- What the learner chose meanwhile stands.
  update public.profiles set
    current_language_code = coalesce(current_language_code, p_language_code),
    language_levels = jsonb_build_object(p_language_code, p_talk ->> 'level')
      || case when language_levels -> p_language_code = 'null' then language_levels - p_language_code else language_levels end
  where id = p_user_id;

  if jsonb_array_length(coalesce(p_talk -> 'messages', '[]')) = 0 then
    return true;
  end if;
  -- The conversation has the id that the browser gave the talk: a second claim finds it and plants nothing again.
  insert into public.tutor_histories (id, user_id, language_code, title, messages, topics)
  values (
    (p_talk ->> 'id')::uuid, p_user_id, p_language_code, left(p_talk ->> 'title', 120), p_talk -> 'messages', '{first-talk}'
  )
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;

  perform public.batch_update_user_dictionaries((
    select coalesce(jsonb_agg(jsonb_build_object(
      'user_id', p_user_id, 'language_code', p_language_code, 'word_string', word ->> 'term', 'sentence', word ->> 'sentence',
      'seen', 1, 'clicks', 0, 'planted_by', 'used', 'planted_on', p_talk ->> 'day'
    )), '[]')
    from jsonb_array_elements(coalesce(p_talk -> 'words', '[]')) as word
  ));
  insert into public.review_log (user_id, id, language_code, word_string, card, grade, reviewed_at)
  select p_user_id, (word ->> 'recall_id')::uuid, p_language_code, word ->> 'term', 'use', 3, now()
  from jsonb_array_elements(coalesce(p_talk -> 'words', '[]')) as word
  where word ->> 'recall_id' is not null
  on conflict do nothing;
  if jsonb_array_length(coalesce(p_talk -> 'mistakes', '[]')) > 0 then
    perform public.record_learner_mistakes(p_user_id, p_language_code, p_talk -> 'mistakes');
  end if;
  return true;
end;
$$;
comment on function public.claim_first_talk(uuid, text, jsonb) is
  'Gives the caller the first talk that they held before they had an account: language, level, words with their recalls, the conversation and the sentence that was mended; false where they have it already.';
grant execute on function public.claim_first_talk(uuid, text, jsonb) to authenticated, service_role;
