-- Speech that was read out once, for every server on this database.
create table if not exists front.speech_clips (
  key text primary key,
  clip bytea not null,
  size integer generated always as (octet_length(clip)) stored,
  used_at timestamptz not null default now()
);
alter table front.speech_clips alter column clip set storage external;
create index if not exists speech_clips_used_at on front.speech_clips (used_at);

-- Which clips are being made just now, so that two servers do not pay for one.
create table if not exists front.speech_claims (
  key text primary key,
  holder text not null,
  until timestamptz not null
);

revoke all on front.speech_clips, front.speech_claims from public;
