-- Terms of the bank that turned out to be one word, as where a form stood beside its lemma: two rows made one, and what is
-- needed to part them again.

create table public.joined_terms (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  language_code text not null references public.languages (code),
  from_term text not null check (char_length(from_term) between 1 and 200),
  into_term text not null check (char_length(into_term) between 1 and 200),
  gave jsonb not null,
  had jsonb not null,
  became jsonb not null,
  reviews uuid[] not null,
  activities uuid[] not null,
  joined_at timestamptz not null default now(),
  parted_at timestamptz,
  -- With the learner, so that nobody can take, or learn of, the id of another's joining.
  primary key (user_id, id),
  check (from_term <> into_term)
);

comment on table public.joined_terms is 'Rows of the bank that were joined as one word, so that they can be parted again.';
comment on column public.joined_terms.id is 'Chosen by the device, so that joining twice joins once.';
comment on column public.joined_terms.gave is 'The row that went, as it was.';
comment on column public.joined_terms.had is 'The row that took it in, as it was before.';
comment on column public.joined_terms.became is 'The same, as it was after: what the learner changes later stays when they are parted.';
comment on column public.joined_terms.reviews is 'The reviews that went over.';
comment on column public.joined_terms.activities is 'The activities that named the word that went.';
comment on column public.joined_terms.parted_at is 'When they were parted again; null while they are one.';

create index joined_terms_into on public.joined_terms (user_id, language_code, into_term);

call private.guard('public.joined_terms');
call private.limit_rows('public.joined_terms', 20000, 50000000);
create policy "A learner reads what they joined" on public.joined_terms
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.joined_terms to authenticated;

create function private.join_rows(into_row public.user_dictionaries, from_row public.user_dictionaries)
returns public.user_dictionaries
language plpgsql immutable
set search_path = ''
as $$
declare
  joined public.user_dictionaries := into_row;
  earlier public.user_dictionaries := case
    when into_row.planted_at is null or from_row.planted_at < into_row.planted_at then from_row else into_row
  end;
begin
  joined.seen := least(into_row.seen::bigint + from_row.seen, 2147483647)::integer;
  joined.clicks := least(into_row.clicks::bigint + from_row.clicks, 2147483647)::integer;
  -- The three newest: those of the row that was touched last come last.
  joined.sentences := case
    when from_row.updated_at > into_row.updated_at
    then private.last_sentences(into_row.sentences, from_row.sentences)
    else private.last_sentences(from_row.sentences, into_row.sentences)
  end;
  joined.tags := (into_row.tags || array(
    select tag from unnest(from_row.tags) as tag where tag <> all (into_row.tags)
  ))[:50];
  joined.reading := coalesce(nullif(into_row.reading, ''), from_row.reading);
  joined.meaning := coalesce(nullif(into_row.meaning, ''), from_row.meaning);
  -- What has no place of its own in one row is kept as a note.
  joined.notes := left(concat_ws(
    E'\n',
    nullif(into_row.notes, ''),
    case when from_row.notes not in ('', into_row.notes) then from_row.notes end,
    case when from_row.meaning not in ('', joined.meaning) then from_row.word_string || ': ' || from_row.meaning end,
    case when from_row.reading not in ('', joined.reading) then from_row.word_string || ' [' || from_row.reading || ']' end
  ), 4000);
  joined.planted_at := earlier.planted_at;
  joined.planted_by := earlier.planted_by;
  joined.created_at := least(into_row.created_at, from_row.created_at);
  joined.updated_at := now();
  return joined;
end;
$$;
comment on function private.join_rows(public.user_dictionaries, public.user_dictionaries) is
  'What the first row becomes when the second joins it: counts added, sentences and tags united, planted when the first of both was.';

create function private.part_rows(
  current public.user_dictionaries, had public.user_dictionaries,
  gave public.user_dictionaries, became public.user_dictionaries
) returns public.user_dictionaries
language plpgsql immutable
set search_path = ''
as $$
declare
  parted public.user_dictionaries := current;
begin
  parted.seen := greatest(0, current.seen - gave.seen);
  parted.clicks := greatest(0, current.clicks - gave.clicks);
  parted.sentences := case when current.sentences = became.sentences then had.sentences else array(
    select sentence from unnest(current.sentences) with ordinality as listed (sentence, place)
    where sentence <> all (gave.sentences) or sentence = any (had.sentences) order by place
  ) end;
  parted.tags := array(
    select tag from unnest(current.tags) with ordinality as listed (tag, place)
    where tag <> all (gave.tags) or tag = any (had.tags) order by place
  );
  if current.notes = became.notes then parted.notes := had.notes; end if;
  if current.reading = became.reading then parted.reading := had.reading; end if;
  if current.meaning = became.meaning then parted.meaning := had.meaning; end if;
  if current.created_at = became.created_at then parted.created_at := had.created_at; end if;
  if current.planted_at is not distinct from became.planted_at then
    parted.planted_at := had.planted_at;
    parted.planted_by := had.planted_by;
  end if;
  parted.updated_at := now();
  return parted;
end;
$$;
comment on function private.part_rows(
  public.user_dictionaries, public.user_dictionaries, public.user_dictionaries, public.user_dictionaries
) is 'What a row is without what joined it; what the learner changed since stays.';

create function private.write_row(p_row public.user_dictionaries) returns void
language sql
set search_path = ''
as $$
  insert into public.user_dictionaries as bank select p_row.*
  on conflict (user_id, language_code, word_string) do update set
    sentences = excluded.sentences, notes = excluded.notes, tags = excluded.tags, reading = excluded.reading,
    meaning = excluded.meaning, seen = excluded.seen, clicks = excluded.clicks, planted_at = excluded.planted_at,
    planted_by = excluded.planted_by, created_at = excluded.created_at, updated_at = excluded.updated_at
$$;
comment on function private.write_row(public.user_dictionaries) is 'Writes a word of the bank as a whole.';

create function private.move_reviews(p_user_id uuid, p_language_code text, p_from text, p_into text, p_ids uuid[])
returns uuid[]
language sql
set search_path = ''
as $$
  with moved as (
    update public.review_log as log set
      word_string = p_into,
      -- A review counts as given when it came at the latest; devices read it anew by when it came.
      reviewed_at = least(reviewed_at, received_at),
      received_at = now()
    where user_id = p_user_id and language_code = p_language_code and word_string = p_from
      and (p_ids is null or id = any (p_ids))
      -- What a spelling took along from the other one must not count twice.
      and not (carried and exists (
        select 1 from public.review_log as known
        where known.user_id = p_user_id and known.language_code = p_language_code and known.word_string = p_into
          and known.card = log.card and known.grade = log.grade
          and least(known.reviewed_at, known.received_at) = least(log.reviewed_at, log.received_at)
      ))
    returning id
  )
  select coalesce(array_agg(id), '{}') from moved
$$;
comment on function private.move_reviews(uuid, text, text, text, uuid[]) is
  'Lets reviews of a word, all or those named, be of another; answers which. Cards follow from the log in the order of time.';

create function public.join_terms(p_user_id uuid, p_id uuid, p_language_code text, p_from text, p_into text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  gave public.user_dictionaries;
  had public.user_dictionaries;
  became public.user_dictionaries;
  named uuid[];
begin
  perform private.require_own(p_user_id);
  perform private.require_language(p_language_code);
  if p_id is null or coalesce(p_from, '') = '' or coalesce(p_into, '') = '' or p_from = p_into then
    raise exception 'an id and two different terms are needed' using errcode = '22023';
  end if;
  -- In the order of a batch of words, so that the two wait for each other.
  perform 1 from public.user_dictionaries
  where user_id = p_user_id and language_code = p_language_code and word_string in (p_from, p_into)
  order by language_code, word_string for update;
  if exists (select 1 from public.joined_terms where user_id = p_user_id and id = p_id) then
    return private.outcome('joined');
  end if;
  select * into gave from public.user_dictionaries
  where user_id = p_user_id and language_code = p_language_code and word_string = p_from;
  select * into had from public.user_dictionaries
  where user_id = p_user_id and language_code = p_language_code and word_string = p_into;
  if gave.id is null or had.id is null then
    return private.outcome('gone');
  end if;

  became := private.join_rows(had, gave);
  delete from public.user_dictionaries where id = gave.id;
  perform private.write_row(became);
  with changed as (
    update public.review_activities set selection = jsonb_set(selection, '{words}', (
      select jsonb_agg(distinct case when word = p_from then p_into else word end)
      from jsonb_array_elements_text(selection -> 'words') as word
    ))
    where user_id = p_user_id and language_code = p_language_code and selection ->> 'by' = 'hand'
      and jsonb_typeof(selection -> 'words') = 'array' and selection -> 'words' ? p_from
    returning id
  )
  select coalesce(array_agg(id), '{}') into named from changed;
  insert into public.joined_terms
    (user_id, id, language_code, from_term, into_term, gave, had, became, reviews, activities)
  values (
    p_user_id, p_id, p_language_code, p_from, p_into, to_jsonb(gave), to_jsonb(had), to_jsonb(became),
    private.move_reviews(p_user_id, p_language_code, p_from, p_into, null), named
  );
  return private.outcome('joined');
end;
$$;
comment on function public.join_terms(uuid, uuid, text, text, text) is
  'Makes two words of the caller''s bank one: counts are added, sentences and tags united, reviews and activities go over. '
  'Called again with the same id, it changes nothing; gone where one of the two is not there any more.';

create function public.part_terms(p_user_id uuid, p_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  made public.joined_terms;
  gave public.user_dictionaries;
  had public.user_dictionaries;
  became public.user_dictionaries;
  current public.user_dictionaries;
  again public.user_dictionaries;
begin
  perform private.require_own(p_user_id);
  select * into made from public.joined_terms where user_id = p_user_id and id = p_id for update;
  if not found then
    raise exception 'there is no such joining' using errcode = '22023';
  end if;
  if made.parted_at is not null then
    return private.outcome('parted');
  end if;
  perform 1 from public.user_dictionaries
  where user_id = p_user_id and language_code = made.language_code and word_string in (made.from_term, made.into_term)
  order by language_code, word_string for update;
  gave := jsonb_populate_record(null::public.user_dictionaries, made.gave);
  had := jsonb_populate_record(null::public.user_dictionaries, made.had);
  became := jsonb_populate_record(null::public.user_dictionaries, made.became);
  select * into current from public.user_dictionaries
  where user_id = p_user_id and language_code = made.language_code and word_string = made.into_term;
  if found then
    perform private.write_row(private.part_rows(current, had, gave, became));
  end if;
  select * into again from public.user_dictionaries
  where user_id = p_user_id and language_code = made.language_code and word_string = made.from_term;
  if found then
    -- It was met again meanwhile, as a word of its own.
    gave := private.join_rows(again, gave);
  end if;
  gave.updated_at := now();
  perform private.write_row(gave);
  perform private.move_reviews(p_user_id, made.language_code, made.into_term, made.from_term, made.reviews);
  update public.review_activities set
    selection = jsonb_set(selection, '{words}', (selection -> 'words') || to_jsonb(made.from_term))
  where user_id = p_user_id and id = any (made.activities) and selection ->> 'by' = 'hand'
    and jsonb_typeof(selection -> 'words') = 'array' and not selection -> 'words' ? made.from_term;
  update public.joined_terms set parted_at = now() where user_id = p_user_id and id = p_id;
  return private.outcome('parted');
end;
$$;
comment on function public.part_terms(uuid, uuid) is
  'Parts two words of the caller''s bank that were joined: each has its own again, and keeps what came since. Called again, it changes nothing.';

grant execute on function public.join_terms(uuid, uuid, text, text, text), public.part_terms(uuid, uuid)
to authenticated, service_role;
