-- Taking back in what an export of one's own data holds, here or on another server: each row once, however often it is sent.
-- Days and practice of elsewhere are kept as history: nobody's clock here saw them, so nothing that friends compare counts them.

create table public.restored_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  date date not null check (date between '2020-01-01' and '2199-12-31'),
  words_added text[] not null default '{}' check (
    cardinality(words_added) <= 5000 and pg_column_size(words_added) <= 400000
  ),
  practice_time_seconds integer not null default 0 check (practice_time_seconds between 0 and 86400),
  words_by_stage integer[] check (cardinality(words_by_stage) = 5 and 0 <= all (words_by_stage)),
  primary key (user_id, language_code, date)
);
comment on table public.restored_days is
  'Days that an export brought along: shown to their learner, also in their own streak; no leaderboard, friend or limit counts them.';

call private.guard('public.restored_days');
call private.limit_rows('public.restored_days', 50000, 50000000);
create policy "A learner reads their own restored days" on public.restored_days
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.restored_days to authenticated;

create function private.id_of_restored(p_user_id uuid, p_id text) returns uuid
language sql immutable
set search_path = ''
as $$
  select md5(p_user_id::text || ' ' || p_id)::uuid
$$;
comment on function private.id_of_restored(uuid, text) is
  'The id of a row that another learner may have on the same server: the same each time.';

create function private.columns_to_restore(p_table text, p_rows jsonb) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', p_table)::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''
    -- What is another's, or says when this server heard of it, is not the file's to tell.
    and attname not in ('id', 'user_id', 'received_at', 'import_id')
    and p_rows -> 0 ? attname::text
$$;
comment on function private.columns_to_restore(text, jsonb) is 'The columns that both a table and the first of some rows have.';

create function private.restore_words(p_user_id uuid, p_rows jsonb) returns integer
language sql
set search_path = ''
as $$
  with told as (
    select distinct on (language_code, word_string) * from jsonb_populate_recordset(null::public.user_dictionaries, p_rows)
  ),
  written as (
    insert into public.user_dictionaries as bank
      (user_id, language_code, word_string, sentences, notes, tags, reading, meaning, source, seen, clicks, planted_at,
        planted_by, created_at, updated_at)
    select
      p_user_id, language_code, word_string, coalesce(sentences, '{}'), coalesce(notes, ''), coalesce(tags, '{}'),
      coalesce(reading, ''), coalesce(meaning, ''), coalesce(source, 'tutor'), coalesce(seen, 0), coalesce(clicks, 0),
      planted_at, planted_by, coalesce(created_at, now()), coalesce(updated_at, now())
    from told
    order by language_code, word_string
    on conflict (user_id, language_code, word_string) do update set
      seen = greatest(bank.seen, excluded.seen),
      clicks = greatest(bank.clicks, excluded.clicks),
      sentences = private.last_sentences(excluded.sentences, bank.sentences),
      notes = coalesce(nullif(bank.notes, ''), excluded.notes),
      reading = coalesce(nullif(bank.reading, ''), excluded.reading),
      meaning = coalesce(nullif(bank.meaning, ''), excluded.meaning),
      tags = case when cardinality(bank.tags) > 0 then bank.tags else excluded.tags end,
      planted_at = case when bank.planted_at is null then excluded.planted_at else bank.planted_at end,
      planted_by = case when bank.planted_at is null then excluded.planted_by else bank.planted_by end,
      created_at = least(bank.created_at, excluded.created_at),
      updated_at = now()
    returning 1
  )
  select count(*)::integer from written
$$;
comment on function private.restore_words(uuid, jsonb) is
  'Words that are there already keep what their learner wrote, and the higher counts.';

create function private.restore_days(p_user_id uuid, p_rows jsonb) returns integer
language sql
set search_path = ''
as $$
  with told as (
    select distinct on (language_code, date) * from jsonb_populate_recordset(null::public.restored_days, p_rows)
    -- No day to come.
    where date <= private.latest_today()
  ),
  missing as (
    select * from told
    where not exists (
      select 1 from public.daily_analytics_history as own
      where own.user_id = p_user_id and own.language_code = told.language_code and own.date = told.date
        and own.practice_time_seconds >= coalesce(told.practice_time_seconds, 0)
        and own.words_added @> coalesce(told.words_added, '{}')
    )
  ),
  written as (
    insert into public.restored_days as known
      (user_id, language_code, date, words_added, practice_time_seconds, words_by_stage)
    select p_user_id, language_code, date, coalesce(words_added, '{}'), coalesce(practice_time_seconds, 0), words_by_stage
    from missing
    on conflict (user_id, language_code, date) do update set
      practice_time_seconds = greatest(known.practice_time_seconds, excluded.practice_time_seconds),
      words_added = private.words_of_day(known.words_added, excluded.words_added, '{}'),
      words_by_stage = coalesce(known.words_by_stage, excluded.words_by_stage)
    returning 1
  )
  select count(*)::integer from written
$$;
comment on function private.restore_days(uuid, jsonb) is 'Days of elsewhere, as history; those that happened here are known.';

create function private.restore_settings(p_user_id uuid, p_rows jsonb) returns integer
language plpgsql
set search_path = ''
as $$
declare
  told constant jsonb := p_rows -> 0;
  names text;
begin
  -- What a learner may change of their profile themselves is what a file may; but not when they were here last.
  select string_agg(quote_ident(column_name), ', ' order by column_name) into names
  from information_schema.column_privileges
  where grantee = 'authenticated' and table_schema = 'public' and table_name = 'profiles' and privilege_type = 'UPDATE'
    and column_name <> 'last_online' and told ? column_name;
  if names is not null then
    execute format(
      'update public.profiles set (%1$s) = (select %1$s from jsonb_populate_record(null::public.profiles, $1)) where id = $2',
      names || ', updated_at', names || ', now()'
    ) using told, p_user_id;
  end if;
  update public.profiles set daily_goals = daily_goals || coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(told -> 'daily_goals')
    where private.is_language(key) and jsonb_typeof(value) = 'number' and value::text ~ '^\d{1,4}$'
      and value::text::integer between 1 and 1440
  ), '{}')
  where id = p_user_id and jsonb_typeof(told -> 'daily_goals') = 'object';
  return 1;
end;
$$;
comment on function private.restore_settings(uuid, jsonb) is 'What learners choose of their profile, and the goals of their days.';

create function private.restore_rows(
  p_user_id uuid, p_table text, p_rows jsonb, p_more text[], p_where text, p_known text
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  names constant text := private.columns_to_restore(p_table, p_rows);
  restored integer;
begin
  if names is null then
    raise exception 'the rows have no column of the table' using errcode = '22023';
  end if;
  -- p_more: a column and what fills it, in turn.
  execute format(
    'insert into public.%1$I (user_id, %2$s)
     select $2, %3$s
     from jsonb_array_elements($1) as told (value), jsonb_populate_record(null::public.%1$I, told.value) as filled
     where %4$s
     on conflict %5$s',
    p_table,
    concat_ws(', ', names, p_more[1], p_more[3]),
    concat_ws(', ', names, p_more[2], p_more[4]),
    p_where,
    p_known
  ) using p_rows, p_user_id;
  get diagnostics restored = row_count;
  return restored;
end;
$$;
comment on function private.restore_rows(uuid, text, jsonb, text[], text, text) is
  'Adds rows of a file to a table of a learner. The last four are SQL of this migration, never of a request.';

create function public.restore_own_data(p_user_id uuid, p_table text, p_rows jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Another learner of the same server may have a row of that id: this one is told apart from it, and the same each time.
  own_id constant text[] := array['id', 'private.id_of_restored($2, told.value ->> ''id'')'];
  same_id constant text[] := array['id', '(told.value ->> ''id'')::uuid'];
begin
  perform private.require_own(p_user_id);
  perform private.require_list(p_rows, 1000, 'rows');
  if exists (select 1 from jsonb_array_elements(p_rows) as entry where jsonb_typeof(entry) <> 'object') then
    raise exception 'each row is an object' using errcode = '22023';
  end if;
  if jsonb_array_length(p_rows) = 0 then
    return 0;
  end if;
  return case
    when p_table = 'profiles' then private.restore_settings(p_user_id, p_rows)
    when p_table = 'user_dictionaries' then private.restore_words(p_user_id, p_rows)
    when p_table in ('daily_analytics_history', 'restored_days') then private.restore_days(p_user_id, p_rows)
    -- No leaderboard counts answers that this server did not hear.
    when p_table = 'review_log' then private.restore_rows(
      p_user_id, p_table, p_rows, same_id || array['import_id', 'private.id_of_restored($2, ''reviews'')'], 'true', 'do nothing')
    -- Whoever practised today is seen by friends: only what lies back is history.
    when p_table = 'practice_slices' then private.restore_rows(
      p_user_id, p_table, p_rows, same_id, 'filled.started_at < now() - interval ''2 days''', 'do nothing')
    when p_table = 'learner_mistakes' then private.restore_rows(p_user_id, p_table, p_rows, own_id, 'true', 'do nothing')
    when p_table in ('review_activities', 'tutor_histories') then private.restore_rows(
      p_user_id, p_table, p_rows, own_id,
      format('not exists (select 1 from public.%I as known where known.user_id = $2 and known.id::text = told.value ->> ''id'')', p_table),
      'do nothing')
    when p_table = 'lesson_progress' then private.restore_rows(
      p_user_id, p_table, p_rows, '{}', 'true', '(user_id, course_id, lesson_id) do update set played_at = excluded.played_at')
    when p_table in ('learner_facts', 'dictionary_corrections') then
      private.restore_rows(p_user_id, p_table, p_rows, '{}', 'true', 'do nothing')
  end;
end;
$$;
comment on function public.restore_own_data(uuid, text, jsonb) is
  'Takes rows of an export into a table of the caller; what is there already stays, so that sending them again changes nothing. '
  'Returns how many were written; null for a table that is not restored.';
grant execute on function public.restore_own_data(uuid, text, jsonb) to authenticated, service_role;
