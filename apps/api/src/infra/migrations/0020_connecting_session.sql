-- The session that confirmed the connection: the only one that goes on with the other record.
alter table portal.connections add column session_id uuid;
