-- How Lingarden looks and which language it speaks go with the learner from device to device.
alter table public.profiles
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  add column tone_colours boolean not null default true,
  add column interface_language text check (interface_language in ('en', 'es', 'fr', 'zh'));
comment on column public.profiles.theme is 'Light, dark, or whatever the device prefers.';
comment on column public.profiles.tone_colours is 'Whether Mandarin readings show their tones in colours, too.';
comment on column public.profiles.interface_language is 'What Lingarden itself speaks; null until it was chosen.';
grant update (theme, tone_colours, interface_language) on public.profiles to authenticated;
