-- What a learner says of a word in place of the dictionary: a family's dialect, a term of their trade, a clearer sense.

alter table public.user_dictionaries
  add column reading text not null default '' check (char_length(reading) <= 200),
  add column meaning text not null default '' check (char_length(meaning) <= 1000);
comment on column public.user_dictionaries.reading is 'The learner''s own; empty where the dictionary''s is shown.';
comment on column public.user_dictionaries.meaning is 'The learner''s own; empty where the dictionary''s is shown.';

grant insert (reading, meaning), update (reading, meaning) on public.user_dictionaries to authenticated;
