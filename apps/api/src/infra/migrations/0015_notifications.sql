alter table portal.notice_preferences rename to notification_preferences;
alter index portal.notice_preferences_doses rename to notification_preferences_doses;
alter table portal.sent_notices rename to sent_notifications;
alter table portal.sent_notifications rename column notice_id to notification_id;
alter index portal.sent_notices_of_patient rename to sent_notifications_of_patient;

-- The old names, for processes of release 0.1.0 that still run during the upgrade. Gone with the next release.
create view portal.notice_preferences with (security_invoker) as select * from portal.notification_preferences;
create view portal.sent_notices with (security_invoker) as
  select notification_id as notice_id, channel, patient_id, sent_at from portal.sent_notifications;
do $$
declare
  role name;
begin
  for role in
    select distinct grantee from information_schema.role_table_grants
    where table_schema = 'portal' and table_name = 'notification_preferences' and grantee <> current_user
  loop
    execute format(
      'grant select, insert, update, delete on portal.notice_preferences, portal.sent_notices to %I', role
    );
  end loop;
end
$$;
