-- A phone app that takes push messages, for as long as its session lives. Of one phone only who signed in last.
-- A table of its own: a process of the version before must not take a phone's token for a browser's address.
create table portal.phone_push_endpoints (
  session_id uuid primary key references portal.sessions (id) on delete cascade,
  patient_id text not null,
  service text not null check (service in ('fcm', 'apns')),
  token text not null,
  created_at timestamptz not null default now(),
  unique (service, token)
);
create index phone_push_endpoints_of_patient on portal.phone_push_endpoints (patient_id);
