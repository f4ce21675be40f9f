-- A signed-in device. Ids are UUIDv7, so that new rows go to the right edge of the index however many there are.
-- Small and rarely written: every call to /r4 looks here, and the page of signed-in devices reads it.
create table portal.sessions (
  id uuid primary key,
  client text not null check (client in ('web', 'native')),
  issuer text not null,
  subject text not null,
  patient_id text not null,
  upstream_sid text not null,
  -- The identity server's clock: an access token issued earlier belongs to an older session of the same sid.
  tokens_from timestamptz not null,
  handle_hash bytea,
  device text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  check ((client = 'web') = (handle_hash is not null))
) with (fillfactor = 80);

create unique index sessions_handle on portal.sessions (handle_hash) where handle_hash is not null;
-- One device has one session at the identity server: a repeated sign-in replaces the row before it.
create unique index sessions_live_upstream on portal.sessions (upstream_sid, client) where revoked_at is null;
create index sessions_live_of_person on portal.sessions (subject, created_at) where revoked_at is null;
create index sessions_expiry on portal.sessions (expires_at);

-- Its tokens, sealed with PORTAL_SESSION_KEY. A refresh locks this row, never the one above, so that a sign-out does not
-- wait for a hanging identity server. No changing column is indexed: updates stay in the page.
create table portal.session_tokens (
  session_id uuid primary key references portal.sessions (id) on delete cascade,
  refresh_token bytea not null,
  id_token bytea not null,
  access_token bytea not null,
  access_expires_at timestamptz not null,
  scope text not null,
  -- Native: the generation of the refresh token that the phone holds, and since when.
  generation integer not null default 1,
  rotated_at timestamptz not null default now()
) with (fillfactor = 70);
