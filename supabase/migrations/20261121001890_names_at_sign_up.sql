-- The name of a new learner, also where the driver sends what they gave as a JSON text within JSON. Without it the part of
-- their address before the @ would stand in its place, for friends to see.

create or replace function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  given jsonb := new.raw_user_meta_data;
  given_name text;
begin
  if jsonb_typeof(given) = 'string' then
    given := (given #>> '{}')::jsonb;
  end if;
  given_name := nullif(left(btrim(coalesce(given ->> 'full_name', '')), 120), '');
  loop
    begin
      insert into public.profiles (id, email, full_name, display_name, linking_code)
      values (
        new.id,
        new.email,
        given_name,
        nullif(left(coalesce(given_name, split_part(coalesce(new.email, ''), '@', 1)), 60), ''),
        private.new_linking_code()
      );
      return new;
    exception when unique_violation then
      -- The same account twice is an error; a linking code that another learner has is drawn again.
      if exists (select 1 from public.profiles where id = new.id) then
        raise;
      end if;
    end;
  end loop;
end;
$$;
