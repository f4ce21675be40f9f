-- What a patient wants to be told of, and how. No row: the defaults.
create table portal.notice_preferences (
  patient_id text primary key,
  -- {"visit": ["in-app", "email"], …}
  choices jsonb not null,
  quiet_from text,
  quiet_until text,
  language text not null,
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null))
);
-- Those who asked to be reminded of doses are looked up every quarter of an hour.
create index notice_preferences_doses on portal.notice_preferences (patient_id)
  where jsonb_array_length(choices -> 'dose') > 0;

-- A browser that takes push messages, for as long as its session lives. Of one browser only who signed in last.
create table portal.push_endpoints (
  session_id uuid primary key references portal.sessions (id) on delete cascade,
  patient_id text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_endpoints_of_patient on portal.push_endpoints (patient_id);

-- Up to when changes of the record were looked through.
create table portal.sweeps (
  name text primary key,
  swept_until timestamptz not null
);

-- Ended here, and perhaps not yet at the identity server.
create index sessions_revoked on portal.sessions (revoked_at) where revoked_at is not null;
