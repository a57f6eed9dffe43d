-- The languages that are taught. Nothing else of the schema names one: the rows are in files of their own, one a language,
-- which apps/server/scripts/generate-language-rows.ts writes from packages/languages.

create table public.languages (
  code text primary key check (code ~ '^[a-z]{2,3}-[A-Z]{2}$'),
  tag text not null unique check (tag = split_part(code, '-', 1)),
  name text not null check (char_length(name) between 1 and 60),
  place integer not null check (place >= 1)
);

comment on table public.languages is 'The languages that are taught. What is of one of them refers to its row.';
comment on column public.languages.code is 'The one variety that is taught, with its region: es-ES.';
comment on column public.languages.tag is 'The code without its region.';
comment on column public.languages.name is 'English name.';
comment on column public.languages.place is 'Where it stands in lists of languages.';

call private.guard('public.languages');
create policy "Everybody reads the languages" on public.languages for select to anon, authenticated using (true);
grant select on public.languages to anon, authenticated;
-- Not even the service role adds or removes one: its words, lessons and voices come with the program.
revoke all on public.languages from service_role;
grant select on public.languages to service_role;

-- Definer: what it says holds for whoever asks, also for those who may read nothing while the site is closed.
create function private.is_language(p_code text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select from public.languages where code = p_code);
end;
$$;
comment on function private.is_language(text) is 'Whether a language is taught.';
grant execute on function private.is_language(text) to authenticated, service_role;

create function private.require_language(p_code text) returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_language(p_code) then
    raise exception 'Invalid language code. Supported languages: %',
      (select string_agg(tag, ', ' order by place) from public.languages)
      using errcode = '22023';
  end if;
end;
$$;
comment on function private.require_language(text) is 'Refuses what is no language that is taught.';
grant execute on function private.require_language(text) to authenticated, service_role;

create function private.is_interface_language(p_tag text) returns boolean
language sql immutable parallel safe
as $$
  select p_tag in ('en', 'es', 'fr', 'zh')
$$;
comment on function private.is_interface_language(text) is
  'Whether the app can be read in a language, and explain in it; null where none was given.';
grant execute on function private.is_interface_language(text) to authenticated, service_role;

create function private.is_written_language(p_tag text) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return private.is_interface_language(p_tag) or exists (select from public.languages where tag = p_tag);
end;
$$;
comment on function private.is_written_language(text) is
  'Whether a learner may have written in a language: one that is taught, or one that explanations are in.';
grant execute on function private.is_written_language(text) to authenticated, service_role;

create table private.function_words (
  language_code text not null references public.languages (code),
  word text not null,
  primary key (language_code, word)
);
comment on table private.function_words is
  'The closed classes of each language, in lower case: words that only the learner''s own look-up or adding plants.';
alter table private.function_words enable row level security;
