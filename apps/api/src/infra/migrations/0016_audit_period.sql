-- How long the audit is kept. The owner's process writes it (migrate/main.ts): whoever may write rows of the audit cannot
-- shorten it. Without a row nothing is dropped.
create table portal.audit_period (
  is_only boolean primary key default true check (is_only),
  months integer not null check (months >= 12)
);

-- Drops the months of the audit that are older than the period, by the owner's right; never one of the last twelve. It
-- takes no argument, so that nobody can ask for more. A month needs a lock that writers would wait behind: it is given up
-- after a second, and asked for again the next night.
create function portal.drop_old_audit_months() returns setof text
language plpgsql security definer set search_path = pg_catalog, pg_temp set lock_timeout = '1s' as $$
declare
  kept integer;
  partition text;
begin
  select months into kept from portal.audit_period;
  if kept is null then
    return;
  end if;
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'portal.audit'::regclass and relname ~ '^audit_\d{4}_\d{2}$'
      and to_date(right(relname, 7), 'YYYY_MM')
          < date_trunc('month', now() at time zone 'UTC') - make_interval(months => greatest(kept, 12))
    order by relname
  loop
    execute format('drop table portal.%I', partition);
    return next partition;
  end loop;
end
$$;
revoke execute on function portal.drop_old_audit_months() from public;
