-- How much a learner may keep and how often they may do what could be done too often.

create table private.row_counts (
  user_id uuid not null references auth.users (id) on delete cascade,
  table_name text not null,
  rows bigint not null,
  bytes bigint not null,
  primary key (user_id, table_name)
  -- Room on each page, so that counting on rewrites neither the index nor another page.
) with (fillfactor = 70);
comment on table private.row_counts is
  'What was put into the limited tables by learner since it was last counted: never less than what is there.';
comment on column private.row_counts.bytes is 'As rows are before they are compressed; what a change writes is added.';
alter table private.row_counts enable row level security;

-- Arguments: most rows, and most bytes where rows may be long. One change of one row a statement, however many rows came
-- in. What was deleted is only looked at when a limit is met: then all of it is counted anew.
create function private.hold_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most_rows constant bigint := tg_argv[0];
  most_bytes constant bigint := coalesce(tg_argv[1]::bigint, 9223372036854775807);
  learner record;
  held record;
begin
  for learner in
    insert into private.row_counts as known (user_id, table_name, rows, bytes)
    select
      user_id,
      tg_table_name,
      case tg_op when 'INSERT' then count(*) else 0 end,
      case when tg_nargs > 1 then sum(pg_column_size(written)) else 0 end
    from written
    group by user_id
    -- In one order, so that two statements for the same learners wait for each other and never block each other for good.
    order by user_id
    on conflict (user_id, table_name) do update set
      rows = known.rows + excluded.rows,
      bytes = known.bytes + excluded.bytes
    returning user_id, rows, bytes
  loop
    continue when learner.rows <= most_rows and learner.bytes <= most_bytes;
    execute format('select count(*) as rows, sum(pg_column_size(kept)) as bytes from %s as kept where user_id = $1', tg_relid::regclass)
      into held using learner.user_id;
    if held.rows > most_rows or held.bytes > most_bytes then
      raise exception 'quota_exceeded' using
        errcode = '54000',
        detail = format('%s holds at most %s rows%s of a learner.', tg_table_name, most_rows,
          case when tg_nargs > 1 then format(' and %s MB', most_bytes / 1000000) end),
        hint = 'Remove what is not needed any more, then try again.';
    end if;
    update private.row_counts set rows = held.rows, bytes = held.bytes
    where user_id = learner.user_id and table_name = tg_table_name;
  end loop;
  return null;
end;
$$;
comment on function private.hold_quota() is 'Refuses with SQLSTATE 54000 what would be more than a learner may keep in a table.';

create procedure private.limit_rows(p_table regclass, most_rows bigint, most_bytes bigint default null)
language plpgsql
set search_path = ''
as $$
declare
  arguments constant text := concat_ws(', ', most_rows, most_bytes);
begin
  execute format(
    'create trigger hold_quota after insert on %s referencing new table as written
     for each statement execute function private.hold_quota(%s)',
    p_table, arguments
  );
  -- Rows that may be long may be made long later.
  if most_bytes is not null then
    execute format(
      'create trigger hold_quota_of_changes after update on %s referencing new table as written
       for each statement execute function private.hold_quota(%s)',
      p_table, arguments
    );
  end if;
end;
$$;
comment on procedure private.limit_rows(regclass, bigint, bigint) is
  'Lets every learner keep so many rows in a table that has a user_id, and so many bytes where a number is given.';

-- How often a learner does what could be done too often. Nobody reads it but the functions that ask.
create table private.limited_actions (
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null,
  happened_at timestamptz not null default clock_timestamp()
);
comment on table private.limited_actions is 'What a learner did of late of the things that are limited.';
create index limited_actions_of_late on private.limited_actions (user_id, action, happened_at);
alter table private.limited_actions enable row level security;

create function private.may_act(p_user_id uuid, p_action text, p_most integer, p_within interval) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Until the end of the transaction: whoever asks many times at once is counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended(p_action || p_user_id::text, 0));
  delete from private.limited_actions
  where user_id = p_user_id and action = p_action and happened_at <= clock_timestamp() - p_within;
  return p_most > (
    select count(*) from private.limited_actions where user_id = p_user_id and action = p_action
  );
end;
$$;
comment on function private.may_act(uuid, text, integer, interval) is
  'Whether a learner did something less than so many times within a span of time.';

create function private.note_action(p_user_id uuid, p_action text) returns void
language sql
set search_path = ''
as $$
  insert into private.limited_actions (user_id, action) values (p_user_id, p_action)
$$;
comment on function private.note_action(uuid, text) is 'Counts one time of what may_act limits.';
