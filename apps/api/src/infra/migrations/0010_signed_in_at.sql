-- When the person last proved who they are (auth_time). Unknown for the sessions that are there: they are asked once.
alter table portal.sessions add column signed_in_at timestamptz;
