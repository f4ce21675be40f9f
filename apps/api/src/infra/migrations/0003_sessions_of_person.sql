-- Whoever deletes an account takes along the sessions that ended long ago, so the index has all of them.
create index sessions_of_person on portal.sessions (subject);
drop index portal.sessions_live_of_person;
