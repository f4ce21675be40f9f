import { Client } from 'pg';
import { portalEnvironment, type StackSettings } from './settings.ts';

/** Time passes for every link of the patient: they end now. */
export async function endShares(settings: StackSettings, patientId: string): Promise<void> {
  const client = new Client({ connectionString: portalEnvironment(settings).PORTAL_DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `update portal.shares set expires_at = now() - interval '1 second' where patient_id = $1`,
      [patientId],
    );
  } finally {
    await client.end();
  }
}
