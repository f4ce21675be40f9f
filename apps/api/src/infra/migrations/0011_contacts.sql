-- E-mail addresses and numbers about which the portal knows more than the record tells. A contact of the record that is
-- not here was entered by the hospital.
create table portal.contacts (
  patient_id text not null,
  kind text not null check (kind in ('email', 'sms')),
  contact text not null,
  added_at timestamptz not null default now(),
  -- By the patient, not by the hospital.
  written boolean not null default false,
  -- Since when it is known to be the patient's.
  verified_at timestamptz,
  -- The notice in whose place the patient was asked, once, to confirm what the hospital entered.
  asked_with uuid,
  primary key (patient_id, kind, contact)
);

-- Codes that were sent, for a day, so that they can be counted. The newest of a patient's contact is the one that works.
create table portal.contact_codes (
  id uuid primary key,
  patient_id text not null,
  kind text not null,
  contact text not null,
  -- Where the request came from.
  address text,
  -- Sealed with PORTAL_SESSION_KEY.
  code bytea not null,
  sent_at timestamptz not null default now(),
  tries smallint not null default 0,
  used_at timestamptz
);
create index contact_codes_of_patient on portal.contact_codes (patient_id, kind, contact, sent_at);
create index contact_codes_by_time on portal.contact_codes (sent_at);

-- What was sent outside of the portal, for a day, so that it can be counted.
create table portal.sent_notices (
  notice_id uuid not null,
  channel text not null,
  patient_id text not null,
  sent_at timestamptz not null default now(),
  primary key (notice_id, channel)
);
create index sent_notices_of_patient on portal.sent_notices (patient_id, channel, sent_at);
