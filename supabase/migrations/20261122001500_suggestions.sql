-- What learners wish for, and how many of them do.

create table public.suggestions (
  id uuid primary key default gen_random_uuid(),
  title text not null check (
    char_length(title) between 3 and 100 and title = btrim(title) and title !~ '[[:cntrl:]]'
  ),
  description text not null default '' check (char_length(description) <= 1000),
  status text not null default 'open' check (status in ('open', 'planned', 'done', 'declined')),
  votes integer not null default 0 check (votes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.suggestions is 'Wishes for the product, for every learner to read and vote for; nobody sees whose they are.';
comment on column public.suggestions.status is 'Set by the operator.';
comment on column public.suggestions.votes is 'Kept by the votes themselves.';
create unique index suggestions_by_title on public.suggestions (lower(title));
create index suggestions_by_votes on public.suggestions (votes desc, created_at desc);
create index suggestions_by_age on public.suggestions (created_at desc);

-- A table of its own, as whoever reads a suggestion reads its whole row.
create table public.suggestion_authors (
  suggestion_id uuid primary key references public.suggestions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade
);
comment on table public.suggestion_authors is 'Whose a suggestion is, which only they may know.';
create index suggestion_authors_of_user on public.suggestion_authors (user_id);

create table public.suggestion_votes (
  suggestion_id uuid not null references public.suggestions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (suggestion_id, user_id)
);
comment on table public.suggestion_votes is 'One vote a learner and suggestion.';
create index suggestion_votes_of_user on public.suggestion_votes (user_id);

call private.guard('public.suggestions');
call private.guard('public.suggestion_authors');
call private.guard('public.suggestion_votes');
call private.limit_rows('public.suggestion_authors', 200);
call private.limit_rows('public.suggestion_votes', 5000);

create policy "Every learner reads the suggestions" on public.suggestions
  for select to authenticated using ((select auth.uid()) is not null);
create policy "A learner reads which suggestions are theirs" on public.suggestion_authors
  for select to authenticated using (user_id = (select auth.uid()));
create policy "A learner reads their own votes" on public.suggestion_votes
  for select to authenticated using (user_id = (select auth.uid()));

grant select on public.suggestions, public.suggestion_authors, public.suggestion_votes to authenticated;

create function private.count_votes() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.suggestions set votes = votes + 1 where id = new.suggestion_id;
  else
    update public.suggestions set votes = votes - 1 where id = old.suggestion_id;
  end if;
  return null;
end;
$$;
create trigger suggestion_votes_count after insert or delete on public.suggestion_votes
  for each row execute function private.count_votes();

-- With the account go its suggestions.
create function private.drop_suggestion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.suggestions where id = old.suggestion_id;
  return null;
end;
$$;
create trigger suggestion_authors_drop after delete on public.suggestion_authors
  for each row execute function private.drop_suggestion();

create trigger suggestions_updated_at before update of title, description, status on public.suggestions
  for each row execute function private.set_updated_at();

create trigger suggestions_notify after insert or update or delete on public.suggestions
  for each row execute function private.notify_change();
call private.publish('public.suggestions');

create function public.list_suggestions(
  p_user_id uuid,
  p_terms text[],
  p_match text,
  p_sort text,
  p_limit integer,
  p_offset integer
) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  if p_match is null or p_match not in ('all', 'any') or p_sort is null or p_sort not in ('votes', 'newest') then
    raise exception 'suggestions match all or any terms, by votes or newest' using errcode = '22023';
  end if;
  if cardinality(p_terms) > 12 or exists (select 1 from unnest(p_terms) as term where char_length(term) > 100) then
    raise exception 'a search has at most 12 terms of 100 characters' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(page) - 'hits' order by page.place), '[]')
    from (
      select
        suggestion.*,
        exists (
          select 1 from public.suggestion_votes
          where suggestion_id = suggestion.id and user_id = p_user_id
        ) as has_voted,
        exists (
          select 1 from public.suggestion_authors
          where suggestion_id = suggestion.id and user_id = p_user_id
        ) as is_own,
        hits,
        row_number() over (
          order by
            case when p_match = 'any' then hits end desc,
            case when p_sort = 'votes' then votes end desc,
            created_at desc,
            id
        ) as place
      from public.suggestions as suggestion
      cross join lateral (
        select count(*) as hits
        from unnest(p_terms) as term
        where strpos(lower(suggestion.title || ' ' || suggestion.description), lower(term)) > 0
      ) as found
      where coalesce(cardinality(p_terms), 0) = 0
        or case p_match when 'all' then hits = cardinality(p_terms) else hits * 2 >= cardinality(p_terms) end
      order by place
      limit least(greatest(coalesce(p_limit, 30), 1), 100)
      offset greatest(coalesce(p_offset, 0), 0)
    ) as page
  );
end;
$$;
comment on function public.list_suggestions(uuid, text[], text, text, integer, integer) is
  'Suggestions with all of some terms, or with half of them (any; the most alike first), by votes or the newest first, 100 at most; with whether the caller voted for each and wrote it.';

create function private.trim_title(p_title text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(left(coalesce(p_title, ''), 1000), '[[:space:][:cntrl:]]+', ' ', 'g'))
$$;
comment on function private.trim_title(text) is 'A title on one line, without spaces around it.';

create function private.trim_description(p_description text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(left(coalesce(p_description, ''), 5000), E' \n\r\t')
$$;

create function private.is_wish(p_title text, p_description text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(private.trim_title(p_title)) between 3 and 100
    and char_length(private.trim_description(p_description)) <= 1000
$$;
comment on function private.is_wish(text, text) is 'Whether title and description are as long as they may be.';

create function public.add_suggestion(p_user_id uuid, p_title text, p_description text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  added uuid;
begin
  perform private.require_own(p_user_id);
  if not private.is_wish(p_title, p_description) then
    return private.outcome('malformed');
  end if;
  if not private.may_act(p_user_id, 'suggestion', 5, interval '1 day') then
    return private.outcome('too_many');
  end if;
  insert into public.suggestions (title, description)
  values (private.trim_title(p_title), private.trim_description(p_description))
  on conflict (lower(title)) do nothing
  returning id into added;
  if added is null then
    return private.outcome('duplicate');
  end if;
  insert into public.suggestion_authors (suggestion_id, user_id) values (added, p_user_id);
  insert into public.suggestion_votes (suggestion_id, user_id) values (added, p_user_id);
  perform private.note_action(p_user_id, 'suggestion');
  return private.outcome('saved') || jsonb_build_object('id', added);
end;
$$;
comment on function public.add_suggestion(uuid, text, text) is
  'Adds a suggestion with the caller''s vote. Outcomes: saved with the id, malformed, duplicate (another has this title), too_many (5 a day).';

create function public.edit_suggestion(p_user_id uuid, p_id uuid, p_title text, p_description text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  if not exists (select 1 from public.suggestion_authors where suggestion_id = p_id and user_id = p_user_id) then
    return private.outcome('gone');
  end if;
  if not private.is_wish(p_title, p_description) then
    return private.outcome('malformed');
  end if;
  if not private.may_act(p_user_id, 'change of a suggestion', 30, interval '1 day') then
    return private.outcome('too_many');
  end if;
  perform private.note_action(p_user_id, 'change of a suggestion');
  update public.suggestions
  set title = private.trim_title(p_title), description = private.trim_description(p_description)
  where id = p_id;
  return private.outcome('saved') || jsonb_build_object('id', p_id);
exception when unique_violation then
  return private.outcome('duplicate');
end;
$$;
comment on function public.edit_suggestion(uuid, uuid, text, text) is
  'Changes a suggestion of the caller. Outcomes: saved, malformed, duplicate (another has this title), too_many (30 a day), gone.';

create function public.delete_suggestion(p_user_id uuid, p_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_own(p_user_id);
  -- The suggestion goes with its author's row.
  delete from public.suggestion_authors where suggestion_id = p_id and user_id = p_user_id;
  return private.outcome(case when found then 'deleted' else 'gone' end);
end;
$$;
comment on function public.delete_suggestion(uuid, uuid) is 'Deletes a suggestion of the caller. Outcomes: deleted, gone.';

create function public.vote_for_suggestion(p_user_id uuid, p_id uuid, p_is_for boolean) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  found_status text;
begin
  perform private.require_own(p_user_id);
  -- Nobody deletes it meanwhile.
  select status into found_status from public.suggestions where id = p_id for no key update;
  if not found then
    return private.outcome('gone');
  end if;
  if found_status in ('done', 'declined') then
    return private.outcome('closed');
  end if;
  if not private.may_act(p_user_id, 'vote', 200, interval '1 hour') then
    return private.outcome('too_many');
  end if;
  perform private.note_action(p_user_id, 'vote');
  if p_is_for then
    insert into public.suggestion_votes (suggestion_id, user_id) values (p_id, p_user_id) on conflict do nothing;
  else
    delete from public.suggestion_votes where suggestion_id = p_id and user_id = p_user_id;
  end if;
  return private.outcome(case when p_is_for then 'voted' else 'withdrawn' end);
end;
$$;
comment on function public.vote_for_suggestion(uuid, uuid, boolean) is
  'Gives the caller''s vote or takes it back. Outcomes: voted, withdrawn, closed (done or declined), too_many (200 an hour), gone.';

grant execute on function
  public.list_suggestions(uuid, text[], text, text, integer, integer),
  public.add_suggestion(uuid, text, text),
  public.edit_suggestion(uuid, uuid, text, text),
  public.delete_suggestion(uuid, uuid),
  public.vote_for_suggestion(uuid, uuid, boolean)
to authenticated, service_role;
