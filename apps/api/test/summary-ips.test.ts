import { composeSummary } from '@portal/clinical-domain/summary/compose-summary';
import { usualChoice } from '@portal/clinical-domain/summary/summary-record';
import { getSummaryRecord } from '@portal/fhir-queries/summary.query';
import { demoPatient } from '@portal/test-stack/seed/people';
import type { Bundle, Composition, OperationOutcome, Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { createPatient } from './people.ts';
import { signIn, type SignedIn } from './gateway-patient.ts';
import { startPortal } from './portal.ts';
import { recordsUrl } from './stack.ts';

const choices = { ...usualChoice, wearables: true };
const languages = ['en', 'ne'] as const;

/** The document as the web app makes it: through the gateway, by the same query and the same rules. */
async function makeSummary(patient: SignedIn, language: 'en' | 'ne'): Promise<Bundle> {
  const client = {
    post: async (_path: string, body: Resource) =>
      (await patient.send('POST', '', body)).json<Resource>() as unknown,
  };
  const now = new Date();
  const record = await getSummaryRecord(client, { patientId: patient.patientId, now });
  return composeSummary(record, choices, {
    id: crypto.randomUUID(),
    at: now,
    base: 'https://portal.example/r4',
    clinic: { id: '238488', name: 'Himal Valley' },
    view: { zone: 'Asia/Kathmandu', language },
  });
}

/** What the validator of the records server, which knows the guide, has against it. */
async function findErrors(bundle: Bundle): Promise<string[]> {
  const answer = await fetch(`${recordsUrl}/Bundle/$validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(bundle),
  });
  const { issue } = (await answer.json()) as OperationOutcome;
  return issue
    .filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ diagnostics, expression }) => `${expression?.[0] ?? ''}: ${diagnostics ?? ''}`);
}

describe('a summary passes the International Patient Summary, 2.0.0', { timeout: 180_000 }, () => {
  test.each(languages)('of the demo patient, in %s', async (language) => {
    const portal = await startPortal();
    const sita = await signIn(portal, {
      ...demoPatient,
      patientId: demoPatient.id as Awaited<ReturnType<typeof createPatient>>['patientId'],
      userId: '',
    });
    const bundle = await makeSummary(sita, language);
    expect(bundle.entry?.length).toBeGreaterThan(20);
    expect(await findErrors(bundle)).toEqual([]);
  });

  test('of a patient with an empty record', async () => {
    const portal = await startPortal();
    const bundle = await makeSummary(await signIn(portal, await createPatient()), 'en');
    expect(bundle.entry).toHaveLength(3);
    expect(await findErrors(bundle)).toEqual([]);
  });

  test('and what the guide forbids is found', async () => {
    const portal = await startPortal();
    const bundle = await makeSummary(await signIn(portal, await createPatient()), 'en');
    const broken = structuredClone(bundle);
    const composition = broken.entry?.[0]?.resource as Composition | undefined;
    for (const one of composition?.section ?? []) delete one.emptyReason;
    expect((await findErrors(broken)).join('\n')).toContain('ips-comp-1');
    delete broken.identifier;
    expect((await findErrors(broken)).join('\n')).toContain('Bundle.identifier');
  });
});
