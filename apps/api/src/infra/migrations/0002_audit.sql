-- Who did what with whose record, when, with what outcome. Written in batches, read by its patient, never changed.
-- One partition a month (UTC), made by portal.prepare_audit_month. The only index serves both reads by patient and the
-- repeat of a batch whose answer was lost: an id is a UUIDv7 of the same millisecond as `at`.
create table portal.audit (
  id uuid not null,
  at timestamptz not null,
  session_id uuid,
  request_id uuid,
  -- FHIR's outcome codes: 0 success, 4 refused, 8 failed.
  outcome smallint not null,
  patient_id text not null,
  interaction text not null,
  resource_type text,
  -- Ids of that type, or Type/id, separated by spaces.
  resources text,
  reason text,
  -- The account, where it is not the patient's own.
  subject text
) partition by range (at);

create unique index audit_of_patient on portal.audit (patient_id, at, id);

-- Any number of processes may call it at once, and none of them holds up those that write or read: a table is attached
-- under a weaker lock than `create table … partition of` takes.
create function portal.prepare_audit_month(instant timestamptz) returns void language plpgsql as $$
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
    'alter table portal.audit attach partition portal.%I for values from (%L) to (%L)',
    partition, first at time zone 'UTC', (first + interval '1 month') at time zone 'UTC'
  );
end
$$;

select portal.prepare_audit_month(now() + make_interval(months => ahead)) from generate_series(0, 2) as ahead;
