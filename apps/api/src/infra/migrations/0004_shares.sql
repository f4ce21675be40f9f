-- What a patient shares by a link. The payload is encrypted in the browser with a key that stands only in the link, so
-- nothing here can be read; it is dropped as soon as the link is revoked, locked or found to have ended.
create table portal.shares (
  id uuid primary key,
  patient_id text not null,
  -- Of the secret part of the manifest's address: whoever reads this table cannot ask for a manifest.
  locator_hash bytea not null unique,
  payload text,
  -- Sealed with PORTAL_SESSION_KEY; nothing where there is no passcode.
  passcode bytea,
  -- `tries` are those that were wrong and those under way; never more than five together are tested.
  tries smallint not null default 0,
  wrong smallint not null default 0,
  tried_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  locked_at timestamptz
);

create index shares_of_patient on portal.shares (patient_id, created_at);
create index shares_ended on portal.shares (expires_at) where payload is not null;

create table portal.share_views (
  share_id uuid not null references portal.shares (id) on delete cascade,
  at timestamptz not null default now(),
  recipient text not null,
  outcome text not null check (outcome in ('opened', 'wrong_passcode'))
);

create index share_views_of_share on portal.share_views (share_id, at);
