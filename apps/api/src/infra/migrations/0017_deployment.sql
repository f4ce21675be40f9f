-- What a deployment decides once, at its first start: one row.
create table portal.deployment (
  only_row boolean primary key default true check (only_row),
  canonical_base text not null
);

-- A database that an earlier release made has that release's names in its clinical record, and keeps them. In a new one all
-- migrations are one transaction, with one time.
insert into portal.deployment (canonical_base)
  select 'https://fhir.patientportal.example' where exists (select 1 from portal.migrations where run_on < now());
