-- What hosted Supabase's Realtime reads; here it names the tables whose changes may be followed.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

-- Who is present in which topic, by the servers that they are connected to. Unlogged: a crash of PostgreSQL ends all
-- connections that it tells of.
create unlogged table if not exists front.presences (
  ref text primary key,
  node text not null,
  topic text not null,
  key text not null,
  meta jsonb not null,
  -- Renewed by its server while that lives.
  seen_at timestamptz not null default now()
);
create index if not exists presences_topic on front.presences (topic);
create index if not exists presences_node on front.presences (node);
create index if not exists presences_seen_at on front.presences (seen_at);
revoke all on front.presences from public;
