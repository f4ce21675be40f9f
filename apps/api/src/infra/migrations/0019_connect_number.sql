-- A record may also be shown to be somebody's by a code that was sent to the mobile number that the hospital has on file. Where
-- it was right, a row stands for the slip: it has no code.
alter table portal.connect_slips alter column code_hash drop not null;

alter table portal.connect_tries drop constraint connect_tries_kind_check;
alter table portal.connect_tries add constraint connect_tries_kind_check
  check (kind in ('account', 'slip', 'code', 'network'));

-- Codes that were asked for with a hospital number and a birth date, whether there is such a record or not. Kept for 31 days.
create table portal.connect_codes (
  id uuid primary key,
  -- The account's subject; nothing once the account is deleted.
  subject text,
  network text not null,
  asked_at timestamptz not null default now(),
  -- Number and birth date, sealed by PORTAL_SESSION_KEY; nothing once the worker has looked them up.
  asked bytea,
  -- When a worker last took it, and how often one did.
  taken_at timestamptz,
  takes smallint not null default 0,
  -- Only where a code was sent. Number and code are keyed hashes, as of slips.
  patient_id text,
  mobile_hash bytea,
  code_hash bytea,
  sent_at timestamptz,
  sends smallint not null default 0,
  used_at timestamptz
);
create index connect_codes_of_account on portal.connect_codes (subject, asked_at) where subject is not null;
create index connect_codes_of_network on portal.connect_codes (network, asked_at);
create index connect_codes_of_mobile on portal.connect_codes (mobile_hash, sent_at) where mobile_hash is not null;
create index connect_codes_waiting on portal.connect_codes (asked_at) where asked is not null;
