-- What a patient has sent on one day of the clinic, each thing once: a repeat finds its own row and does not count again.
-- Kept for two days.
create table portal.day_quotas (
  patient_id text not null,
  kind text not null check (kind in ('upload', 'message', 'booking', 'change')),
  item text not null,
  day date not null,
  bytes bigint not null default 0,
  primary key (patient_id, kind, item)
);
create index day_quotas_day on portal.day_quotas (day);

-- Nobody has proved the e-mail address, and the hospital has not linked the account. Sessions that are there count as
-- verified until their next refresh.
alter table portal.sessions add column is_unverified boolean not null default false;
