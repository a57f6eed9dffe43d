-- Whether a learner wants to find the right form themselves before they read it.

alter table public.profiles add column hint_first boolean not null default false;
comment on column public.profiles.hint_first is 'Corrections show where and why first, and the right form on demand.';
grant update (hint_first) on public.profiles to authenticated;
