-- A download of a patient's whole record that is under way: one a patient. The record itself is never kept here.
create table portal.downloads (
  id uuid primary key,
  patient_id text not null unique,
  session_id uuid not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index downloads_expiry on portal.downloads (expires_at);

-- How far it is, after each piece that may still be asked for again: sealed with PORTAL_SESSION_KEY.
create table portal.download_steps (
  id uuid primary key,
  download_id uuid not null references portal.downloads (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp(),
  state bytea not null
);
create index download_steps_of_download on portal.download_steps (download_id);
