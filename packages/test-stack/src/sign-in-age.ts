import { Client } from 'pg';
import { portalEnvironment, type StackSettings } from './settings.ts';

/**
 * Time passes for every session of the patient: they signed in so many minutes ago. A process that has just asked for the
 * session believes otherwise for four seconds.
 */
export async function setSignInAge(
  settings: StackSettings,
  patientId: string,
  minutes: number,
): Promise<void> {
  await change(
    settings,
    `update portal.sessions set signed_in_at = now() - make_interval(mins => $2) where patient_id = $1`,
    [patientId, minutes],
  );
}

/** Nobody uses the patient's sessions for so many minutes. */
export async function passUnused(settings: StackSettings, patientId: string, minutes: number): Promise<void> {
  await change(
    settings,
    `update portal.sessions set idle_ends_at = idle_ends_at - make_interval(mins => $2) where patient_id = $1`,
    [patientId, minutes],
  );
}

async function change(settings: StackSettings, statement: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: portalEnvironment(settings).PORTAL_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
