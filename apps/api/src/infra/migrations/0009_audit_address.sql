-- Where the request came from: IPv4 or IPv6, as the trusted proxies tell it. Null in rows from before, and where no request
-- was made (a session that the portal ended by itself).
alter table portal.audit add column address text;
