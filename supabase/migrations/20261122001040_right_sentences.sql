-- No sentence that was found wrong is kept with a word, whichever of the two came first.

create function private.sentence_keys(p_text text) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(distinct md5(btrim(piece, ' .!?…。！？')))
  from (
    select p_text as piece
    union all
    select unnest(string_to_array(translate(p_text, E'!?…。！？\n', '.......'), '.'))
  ) as pieces
$$;
comment on function private.sentence_keys(text) is
  'Names a text and each of its sentences, without the marks at their ends, as sentence_key does.';
grant execute on function private.sentence_keys(text) to authenticated, service_role;

-- Once a statement: a file brings thousands of words.
create function private.keep_right_sentences() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  wrong text[];
begin
  with told as (
    select distinct user_id, language_code, sentence from written, unnest(sentences) as sentence
  ),
  keyed as materialized (
    select told.*, key from told, unnest(private.sentence_keys(told.sentence)) as key
  )
  select array_agg(distinct keyed.sentence) into wrong
  from keyed
  where exists (
    select 1 from public.learner_mistakes as known
    where known.user_id = keyed.user_id and known.language_code = keyed.language_code
      and known.sentence_key = keyed.key
    -- One look into the index a sentence; otherwise the plan may read all mistakes for each.
    offset 0
  );
  if wrong is null then
    return null;
  end if;
  update public.user_dictionaries as bank set
    sentences = private.without_sentences(bank.sentences, wrong)
  from written
  where bank.id = written.id and written.sentences && wrong;
  return null;
end;
$$;

create function private.without_sentences(kept text[], wrong text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select array(
    select sentence from unnest(kept) with ordinality as listed (sentence, place)
    where sentence <> all(wrong)
    order by place
  )
$$;
comment on function private.without_sentences(text[], text[]) is 'The sentences of a list that are not in another one, in their order.';
grant execute on function private.without_sentences(text[], text[]) to authenticated, service_role;

create trigger user_dictionaries_right_sentences_added after insert on public.user_dictionaries
  referencing new table as written for each statement execute function private.keep_right_sentences();
create trigger user_dictionaries_right_sentences_changed after update on public.user_dictionaries
  referencing new table as written for each statement execute function private.keep_right_sentences();
