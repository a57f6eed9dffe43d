-- What friends see of a learner, and what a learner lets them see.

alter table public.profiles
  add column avatar_plant text not null default 'clover' check (
    avatar_plant in ('clover', 'sunflower', 'tulip', 'cactus', 'fern', 'bamboo', 'lavender', 'mushroom')
  ),
  add column shares_practice boolean not null default true,
  add column accepts_nudges boolean not null default true;
comment on column public.profiles.avatar_plant is 'The plant that stands for the learner among friends.';
comment on column public.profiles.shares_practice is
  'Whether friends see the learner''s figures: leaderboards, streak, and whether they practised today.';
comment on column public.profiles.accepts_nudges is 'Whether friends may wave, once a day at most.';
grant update (avatar_plant, shares_practice, accepts_nudges) on public.profiles to authenticated;

-- random() can be foreseen by whoever has seen enough of it; a code must not.
create or replace function private.new_linking_code() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  -- No look-alikes: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B are left out.
  alphabet constant text := '34679ACDEFGHJKMNPQRTUVWXY';
  bytes bytea;
  code text := '';
begin
  while char_length(code) < 8 loop
    -- Of the sixteen bytes the first six are random throughout.
    bytes := uuid_send(gen_random_uuid());
    for place in 0..5 loop
      -- 250 is a multiple of 25: so no letter is likelier than another.
      if get_byte(bytes, place) < 250 then
        code := code || substr(alphabet, 1 + get_byte(bytes, place) % 25, 1);
      end if;
    end loop;
  end loop;
  return left(code, 8);
end;
$$;

-- How often a learner does what could be done too often. Nobody reads it but the functions that ask.
create table private.limited_actions (
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null,
  happened_at timestamptz not null default clock_timestamp()
);
comment on table private.limited_actions is 'What a learner did of late of the things that are limited.';
create index limited_actions_of_late on private.limited_actions (user_id, action, happened_at);
alter table private.limited_actions enable row level security;
revoke all on private.limited_actions from public, anon, authenticated;

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

create function private.known_zone(p_time_zone text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  -- Names only: PostgreSQL also takes offsets of days.
  if p_time_zone is null or p_time_zone !~ '^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$' then
    return 'UTC';
  end if;
  perform now() at time zone p_time_zone;
  return p_time_zone;
exception when invalid_parameter_value then
  -- A browser may know of a zone that this database is too old for.
  return 'UTC';
end;
$$;
comment on function private.known_zone(text) is 'The name of a time zone, or UTC where there is no such zone.';

revoke all on function
  private.may_act(uuid, text, integer, interval),
  private.note_action(uuid, text),
  private.known_zone(text)
from public;
