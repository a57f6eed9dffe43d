-- Files: the schema `storage` as hosted Supabase has it, so that a dump moves there, and what only our server has (schema
-- `front`): the contents of files, and quotas. Expects the roles and the schema `front`.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table if not exists storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create unique index if not exists bname on storage.buckets (name);
comment on column storage.buckets.owner is 'Field is deprecated, use owner_id instead';

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index if not exists name_prefix_search on storage.objects (name text_pattern_ops);
create index if not exists objects_owner_id on storage.objects (owner_id);
comment on column storage.objects.owner is 'Field is deprecated, use owner_id instead';
comment on column storage.objects.version is 'The name of the contents: new with every change of them.';

-- What a policy asks of a file's name.
create or replace function storage.foldername(name text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;

create or replace function storage.filename(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))] $$;

create or replace function storage.extension(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select substring(storage.filename(name) from '[^.]*$') $$;

-- Policies decide; without one a learner sees and changes nothing.
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

-- The contents of files in parts, so that neither side holds a large one whole.
create table if not exists front.object_contents (
  version text not null,
  part integer not null check (part >= 0),
  bytes bytea not null check (octet_length(bytes) <= 1048576),
  primary key (version, part)
);
-- Pictures and sound are compressed already.
alter table front.object_contents alter column bytes set storage external;

-- Contents that no row of storage.objects names: not yet, or not any more. Whoever uploads writes here first, so that what
-- a power cut leaves half done is found and swept.
create table if not exists front.loose_contents (
  version text primary key,
  since timestamptz not null default now()
);

create or replace function front.drop_contents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if old.version is null or (tg_op = 'UPDATE' and new.version is not distinct from old.version) then
    return null;
  end if;
  delete from front.object_contents where version = old.version;
  -- They may lie elsewhere; the sweep looks. An empty file has none.
  if not found and coalesce((old.metadata ->> 'size')::bigint, 1) > 0 then
    insert into front.loose_contents (version, since) values (old.version, '-infinity') on conflict do nothing;
  end if;
  return null;
end;
$$;
create or replace trigger objects_drop_contents after delete or update of version on storage.objects
  for each row execute function front.drop_contents();

-- What one learner may keep: 200 files, 50 MB. Files of the server itself have no owner.
create or replace function front.hold_file_quota() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  files bigint;
  bytes bigint;
begin
  -- Uploads of one learner are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('files of ' || new.owner_id, 0));
  select count(*), coalesce(sum((metadata ->> 'size')::bigint), 0) into files, bytes
    from storage.objects
    where owner_id = new.owner_id and (bucket_id, name) is distinct from (new.bucket_id, new.name);
  if files + 1 > 200 or bytes + coalesce((new.metadata ->> 'size')::bigint, 0) > 52428800 then
    raise exception 'The space for files is used up' using errcode = 'FQ001';
  end if;
  return new;
end;
$$;
create or replace trigger objects_hold_quota before insert or update of metadata, owner_id on storage.objects
  for each row when (new.owner_id is not null) execute function front.hold_file_quota();

revoke all on front.object_contents, front.loose_contents from public;
revoke all on function front.drop_contents(), front.hold_file_quota() from public;
