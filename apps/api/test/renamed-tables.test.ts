import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { letUse } from '../src/infra/let-use.ts';
import { createLogger } from '../src/infra/logger.ts';
import { migrateOwn } from '../src/infra/migrate.ts';
import { createRoles } from './database-roles.ts';

const log = createLogger({ logLevel: 'silent' });

/** As release 0.1.0 writes them. */
const choose = `insert into portal.notice_preferences (patient_id, choices, quiet_from, quiet_until, language)
  values ($1, $2, null, null, 'en')
  on conflict (patient_id) do update set choices = excluded.choices, updated_at = now()`;
const send = `insert into portal.sent_notices (notice_id, channel, patient_id) values ($1, 'email', 'p1')
  on conflict (notice_id, channel) do update set channel = excluded.channel returning notice_id`;
const first = '00000000-0000-4000-8000-000000000001';
const second = '00000000-0000-4000-8000-000000000002';

test('the upgrade keeps what is stored, and a process of 0.1.0 that still runs reads and writes it', async () => {
  const { ownerUrl, apiUrl, user } = await createRoles();
  await migrateOwn({ databaseUrl: ownerUrl }, log, 14);
  await grantAsBefore(ownerUrl, user);
  const old = new Client({ connectionString: apiUrl });
  await old.connect();
  onTestFinished(() => old.end());
  await old.query(choose, ['p1', '{"dose": ["push"]}']);
  await old.query(send, [first]);

  await migrateOwn({ databaseUrl: ownerUrl }, log);

  await old.query(choose, ['p1', '{"dose": ["email"]}']);
  await old.query(choose, ['p2', '{"dose": []}']);
  await old.query(send, [first]);
  expect((await old.query<unknown[]>({ text: send, rowMode: 'array' }, [second])).rows).toEqual([[second]]);
  await letUse(ownerUrl, user);
  const preferences = await old.query(
    'select patient_id, choices from portal.notification_preferences order by patient_id',
  );
  expect(preferences.rows).toEqual([
    { patient_id: 'p1', choices: { dose: ['email'] } },
    { patient_id: 'p2', choices: { dose: [] } },
  ]);
  const sent = await old.query('select notification_id from portal.sent_notifications order by 1');
  expect(sent.rows).toEqual([{ notification_id: first }, { notification_id: second }]);
  await old.query(`delete from portal.notice_preferences where patient_id = 'p2'`);
  expect((await old.query('select 1 from portal.notification_preferences')).rowCount).toBe(1);
});

async function grantAsBefore(ownerUrl: string, user: string) {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`grant usage on schema portal to ${user}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema portal to ${user}`);
  await owner.end();
}
