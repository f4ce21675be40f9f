-- Slips that the desk hands out: each connects one account to one patient record, once.
create table portal.connect_slips (
  id uuid primary key,
  -- Keyed by PORTAL_SESSION_KEY: whoever reads this table cannot find the codes.
  code_hash bytea not null unique,
  patient_id text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  spent_at timestamptz,
  -- The account's subject; nothing once the account is deleted.
  spent_by text,
  -- By connecting, by "Not me", or because another account has the record.
  spent_how text check (spent_how in ('connected', 'refused', 'elsewhere')),
  check ((spent_at is null) = (spent_how is null))
);
create index connect_slips_of_patient on portal.connect_slips (patient_id) where spent_at is null;
create index connect_slips_spent_by on portal.connect_slips (spent_by) where spent_by is not null;

-- Wrong tries of an account (its subject), of a slip (its id) and from a network. Kept for two days.
create table portal.connect_tries (
  kind text not null check (kind in ('account', 'slip', 'network')),
  name text not null,
  -- `tries` are those that were wrong and those under way.
  tries smallint not null default 0,
  wrong smallint not null default 0,
  since timestamptz not null default now(),
  tried_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (kind, name)
);

-- Accounts that were connected to a record of the hospital, step by step: connect-record/steps.ts.
create table portal.connections (
  id uuid primary key,
  slip_id uuid,
  issuer text not null,
  subject text not null,
  -- The record that the account had from its registration, and the hospital's.
  old_patient text not null,
  new_patient text not null,
  step text not null default 'claimed'
    check (step in ('claimed', 'named', 'switched', 'moved', 'done', 'refused', 'unlinked')),
  -- How many resources of each type were moved.
  moved jsonb not null default '{}',
  started_at timestamptz not null default now(),
  switched_at timestamptz,
  touched_at timestamptz not null default now(),
  ended_at timestamptz,
  check (old_patient <> new_patient)
);
-- One account a record, one record an account.
create unique index connections_of_record on portal.connections (new_patient) where step not in ('refused', 'unlinked');
create unique index connections_of_account on portal.connections (issuer, subject)
  where step not in ('refused', 'unlinked');
create index connections_of_first_record on portal.connections (old_patient);
create index connections_unfinished on portal.connections (touched_at) where ended_at is null;
