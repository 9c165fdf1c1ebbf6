-- A role for DATABASE_URL that owns nothing: it reads and writes rows, and can neither change nor drop what holds them.
-- Run it once as the owner of the database (the role of DATABASE_DIRECT_URL) after the first start, and again after an
-- upgrade that changes the schema graphile_worker. Set the password with \password atelier_serve.
do $$
begin
  if not exists (select from pg_roles where rolname = 'atelier_serve') then
    create role atelier_serve login nosuperuser nocreatedb nocreaterole noreplication;
  end if;
end $$;

grant usage on schema public, graphile_worker to atelier_serve;
grant select, insert, update, delete on all tables in schema public, graphile_worker to atelier_serve;
grant usage, select on all sequences in schema public, graphile_worker to atelier_serve;
grant execute on all functions in schema public, graphile_worker to atelier_serve;

-- What later migrations create.
alter default privileges in schema public grant select, insert, update, delete on tables to atelier_serve;
alter default privileges in schema public grant usage, select on sequences to atelier_serve;

-- The queue's tables show nothing to others than their owner, unless a policy says so.
do $$
declare
  hidden text;
begin
  for hidden in
    select format('%I.%I', n.nspname, c.relname)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'graphile_worker' and c.relrowsecurity
  loop
    execute format('drop policy if exists atelier_serve on %s', hidden);
    execute format('create policy atelier_serve on %s to atelier_serve using (true) with check (true)', hidden);
  end loop;
end $$;
