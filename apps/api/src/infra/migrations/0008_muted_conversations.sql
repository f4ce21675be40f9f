-- Conversations whose messages the patient is told of by no channel. `partner` is a reference: Practitioner/…, Organization/…
create table portal.muted_conversations (
  patient_id text not null,
  partner text not null,
  muted_at timestamptz not null default now(),
  primary key (patient_id, partner)
);
