-- When a session ends unless somebody uses it. Null: no such limit, by the patient's choice or in the phone app.
alter table portal.sessions add column idle_ends_at timestamptz;
-- Nobody has chosen yet.
update portal.sessions set idle_ends_at = now() + interval '30 minutes' where client = 'web' and revoked_at is null;
