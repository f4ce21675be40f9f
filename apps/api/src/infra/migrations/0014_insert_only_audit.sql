-- Rows of the audit are added and read, never changed; a month is dropped as a whole by the owner. Where the API's role is
-- not the owner (migrate/main.ts) it cannot take these triggers away either.
create function portal.refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of portal.audit are never changed' using errcode = 'insufficient_privilege';
end
$$;

-- Partitions get the first one by themselves, the second from whoever makes them.
create trigger audit_only_added before update or delete on portal.audit
  for each row execute function portal.refuse_audit_change();
do $$
declare
  partition regclass;
begin
  for partition in
    select 'portal.audit'::regclass union all select inhrelid from pg_inherits where inhparent = 'portal.audit'::regclass
  loop
    execute format(
      'create trigger audit_never_emptied before truncate on %s for each statement execute function portal.refuse_audit_change()',
      partition
    );
  end loop;
end
$$;

-- By the owner's right: whoever may write rows may need a new month.
create or replace function portal.prepare_audit_month(instant timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  first timestamp := date_trunc('month', instant at time zone 'UTC');
  partition text := 'audit_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass('portal.' || partition) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('portal.audit', 0));
  if to_regclass('portal.' || partition) is not null then
    return;
  end if;
  execute format('create table portal.%I (like portal.audit including all)', partition);
  execute format(
    'create trigger audit_never_emptied before truncate on portal.%I for each statement execute function portal.refuse_audit_change()',
    partition
  );
  execute format(
    'alter table portal.audit attach partition portal.%I for values from (%L) to (%L)',
    partition, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC'
  );
end
$$;
revoke execute on function portal.prepare_audit_month(timestamptz) from public;
