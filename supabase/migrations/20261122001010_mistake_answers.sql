-- What the answers to a mistake say: the table of mistakes and what counts them build on it.

create function private.are_answers(answers jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select case when jsonb_typeof(answers) = 'array' then
    jsonb_array_length(answers) <= 60 and pg_column_size(answers) <= 20000 and not exists (
      select 1 from jsonb_array_elements(answers) as answer
      where jsonb_typeof(answer) <> 'object'
        or coalesce(answer ->> 'id', '') !~ '^[0-9a-f-]{36}$'
        or coalesce(jsonb_typeof(answer -> 'at'), '') <> 'number'
        -- A time there is: any other number may be as long as 131,000 digits.
        or (answer ->> 'at') !~ '^[0-9]{1,13}([.][0-9]{1,6})?$'
        or coalesce(answer ->> 'day', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        or coalesce(jsonb_typeof(answer -> 'is_right'), '') <> 'boolean'
    )
  else false end
$$;
comment on function private.are_answers(jsonb) is 'Whether it is a list of answers: each with id, at, day and is_right.';
grant execute on function private.are_answers(jsonb) to authenticated, service_role;

create function private.days_right(answers jsonb) returns integer
language sql immutable
set search_path = ''
as $$
  select count(*)::integer
  from (
    select distinct on (answer ->> 'day') (answer -> 'is_right')::boolean as is_right
    from jsonb_array_elements(answers) as answer
    order by answer ->> 'day', (answer -> 'at')::numeric, answer ->> 'id'
  ) as first_of_day
  where is_right
$$;
comment on function private.days_right(jsonb) is 'On how many days the first answer was right: a later one was shown.';
grant execute on function private.days_right(jsonb) to authenticated, service_role;

create function private.is_outgrown(answers jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select private.days_right(answers) >= 2
$$;
comment on function private.is_outgrown(jsonb) is 'Whether the first answer of the day was right on two days.';
grant execute on function private.is_outgrown(jsonb) to authenticated, service_role;

create function private.join_answers(known jsonb, added jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(answer order by at, id), '[]')
  from (
    select * from (
      select distinct on (answer ->> 'id')
        answer ->> 'id' as id, (answer -> 'at')::numeric as at, answer
      from jsonb_array_elements(known || added) with ordinality as listed (answer, place)
      order by answer ->> 'id', place
    ) as once
    order by at desc, id
    limit 60
  ) as newest
$$;
comment on function private.join_answers(jsonb, jsonb) is 'The sixty newest answers of both lists, each once, the oldest first.';
grant execute on function private.join_answers(jsonb, jsonb) to authenticated, service_role;

create function private.mistake_stage(resolved_at timestamptz, times_right integer, answers jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when resolved_at is not null then 'grown'
    when times_right > 0 then 'seen'
    when private.days_right(answers) > 0 then 'practised'
    else 'made'
  end
$$;
comment on function private.mistake_stage(timestamptz, integer, jsonb) is
  'Where a mistake is in its life: made, practised (right in a review), seen (right in a talk) or grown.';
grant execute on function private.mistake_stage(timestamptz, integer, jsonb) to authenticated, service_role;
