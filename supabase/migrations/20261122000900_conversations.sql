-- Conversations with the tutor, kept by language, to be read and taken up again.

create function private.are_tutor_messages(messages jsonb) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(messages) is distinct from 'array' then
    return false;
  end if;
  return jsonb_array_length(messages) between 1 and 1000
    and octet_length(messages::text) <= 1000000
    and not exists (
      select 1 from jsonb_array_elements(messages) as message
      where jsonb_typeof(message) <> 'object'
        or coalesce(message ->> 'type', '') not in ('ai', 'user', 'activity', 'session_break')
        or coalesce(jsonb_typeof(message -> 'id'), '') <> 'string'
        or coalesce(jsonb_typeof(message -> 'content'), '') <> 'string'
        or char_length(message ->> 'content') > 10000
    )
    and exists (select 1 from jsonb_array_elements(messages) as message where message ->> 'type' = 'user');
end;
$$;
comment on function private.are_tutor_messages(jsonb) is
  'Whether this is a conversation worth keeping: 1 to 1000 messages in at most 1 MB, one of them the learner''s.';
grant execute on function private.are_tutor_messages(jsonb) to authenticated, service_role;

create table public.tutor_histories (
  -- May be the learner's device's choice, so that a conversation saved offline keeps its name.
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  language_code text not null references public.languages (code),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  messages jsonb not null check (private.are_tutor_messages(messages)),
  goals jsonb not null default '[]' check (
    jsonb_typeof(goals) = 'array' and octet_length(goals::text) <= 20000
  ),
  session_stats jsonb not null default '{}' check (
    jsonb_typeof(session_stats) = 'object' and octet_length(session_stats::text) <= 50000
  ),
  engine_state text check (char_length(engine_state) <= 8000),
  topics text[] not null default '{}' check (cardinality(topics) <= 50 and octet_length(topics::text) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table public.tutor_histories is 'Conversations with the tutor; each has at least one message of the learner.';
comment on column public.tutor_histories.messages is
  'Objects with id, type (ai, user, activity, session_break) and content (up to 10,000 characters), the oldest first.';
comment on column public.tutor_histories.goals is 'The goals as they stood, to take the conversation up again.';
comment on column public.tutor_histories.session_stats is 'Seconds and words of the conversation''s sessions.';
comment on column public.tutor_histories.engine_state is 'What the engine''s last state event carried.';
comment on column public.tutor_histories.topics is 'What was talked about, each once, in its order.';

-- The list of a language, by what was used last.
create index tutor_histories_recent on public.tutor_histories (user_id, language_code, updated_at desc);

call private.guard('public.tutor_histories');
call private.limit_rows('public.tutor_histories', 20000, 500000000);
create policy "A learner's own conversations" on public.tutor_histories
  to authenticated using (user_id = (select auth.uid()));
-- The first three columns may be changed because an upsert by id writes them again; the policy holds.
grant
  select, delete,
  insert (id, user_id, language_code, title, messages, goals, session_stats, engine_state, topics),
  update (id, user_id, language_code, title, messages, goals, session_stats, engine_state, topics)
  on public.tutor_histories to authenticated;

create trigger tutor_histories_updated_at before update on public.tutor_histories
  for each row execute function private.set_updated_at();

-- Definer: what a profile tells of the first talks is not the learner's to write.
create function private.note_first_talk() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- An older one may come later, from another device or from an export.
  update public.profiles
  set talks_since = talks_since || jsonb_build_object(new.language_code, new.created_at)
  where id = new.user_id
    and coalesce((talks_since ->> new.language_code)::timestamptz > new.created_at, true);
  return null;
end;
$$;
create trigger tutor_histories_first after insert on public.tutor_histories
  for each row execute function private.note_first_talk();
