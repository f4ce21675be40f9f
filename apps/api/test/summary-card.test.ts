import { demoPatient } from '@portal/test-stack/seed/people';
import type { AllergyIntolerance, MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import type { createPatient } from './people.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { findOutOfOrder, readPdfInfo, readPdfText } from './read-pdf.ts';
import { startPdfRenderer } from './pdf-renderer-process.ts';

const getCard = (portal: TestPortal, { tokens }: SignedIn, query = '') =>
  portal.app.inject({
    url: `/v1/summary/card${query}`,
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });

const sita = {
  ...demoPatient,
  patientId: demoPatient.id as Awaited<ReturnType<typeof createPatient>>['patientId'],
  userId: '',
};

test('F8, F18: the demo patient’s card: one tagged page, in English and in Nepali', async () => {
  const pdfRenderer = await startPdfRenderer();
  const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
  const patient = await signIn(portal, sita);
  const english = await getCard(portal, patient);
  expect(english.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="health-card.pdf"',
    'cache-control': 'no-store',
  });
  expect(readPdfInfo(english.rawPayload)).toMatchObject({ Tagged: 'yes', Pages: '1', JavaScript: 'no' });
  const text = readPdfText(english.rawPayload);
  expect(
    findOutOfOrder(text, [
      'Health card',
      'Sita Sharma',
      '12 Mar 1984',
      'P-204817',
      'Allergies',
      'Conditions',
      'Medicines',
    ]),
  ).toBeUndefined();
  expect(text).not.toMatch(/000-217|Pulchowk|Steps/);
  const nepali = await getCard(portal, patient, '?language=ne');
  expect(readPdfInfo(nepali.rawPayload)['Pages']).toBe('1');
  expect(
    findOutOfOrder(readPdfText(nepali.rawPayload), [
      'हिमाल भ्याली अस्पताल',
      'सीता शर्मा',
      '१२ मार्च १९८४',
      'महाराजगञ्ज, काठमाडौँ',
      'एलर्जी',
    ]),
  ).toBeUndefined();
  const bikram = await getCard(portal, patient, '?language=ne&dates=bs');
  expect(readPdfText(bikram.rawPayload)).toContain('२९ फागुन २०४०');
  expect(readPdfInfo(bikram.rawPayload)['Pages']).toBe('1');
});

test('beside a code there is less room, and it says until when the code works', async () => {
  const pdfRenderer = await startPdfRenderer();
  const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
  const patient = await signIn(portal, sita);
  const { rawPayload } = await getCard(portal, patient, '?codeUntil=2026-11-20T04:45:00.000Z');
  expect(readPdfInfo(rawPayload)['Pages']).toBe('1');
  expect(readPdfText(rawPayload).replaceAll(/\s+/g, ' ')).toContain('It works until 20 Nov 2026 10:30 AM.');
  expect((await getCard(portal, patient, '?codeUntil=tomorrow')).statusCode).toBe(400);
});

test('a crowded record is still one page, and says that there is more', async () => {
  const pdfRenderer = await startPdfRenderer();
  const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
  const a = await signIn(portal);
  const long = (what: string, at: number) => `${what} ${at} ${'with a very long name '.repeat(12)}`;
  for (let at = 0; at < 14; at += 1) {
    await hospitalPuts<AllergyIntolerance>({
      resourceType: 'AllergyIntolerance',
      code: { text: long('Allergy', at) },
      patient: a.self,
    });
    await hospitalPuts<MedicationRequest>({
      resourceType: 'MedicationRequest',
      status: 'active',
      intent: 'order',
      subject: a.self,
      medicationCodeableConcept: { text: long('Medicine', at) },
      dosageInstruction: [{ text: long('Take', at) }],
    });
  }
  const { rawPayload } = await getCard(portal, a);
  expect(readPdfInfo(rawPayload)['Pages']).toBe('1');
  const text = readPdfText(rawPayload);
  expect(text).toContain('and 9 more in the record');
  expect(text).toContain('and 6 more in the record');
});

test('what is another’s, withheld or hostile is not on it; without the PDF renderer there is a plain refusal', async () => {
  const pdfRenderer = await startPdfRenderer();
  const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
  const [a, b] = [await signIn(portal), await signIn(portal)];
  const put = (text: string, patient: SignedIn, more: Partial<AllergyIntolerance> = {}) =>
    hospitalPuts<AllergyIntolerance>({
      resourceType: 'AllergyIntolerance',
      code: { text },
      patient: patient.self,
      ...more,
    });
  await put('<script>document.write("RAN")</script><img src="http://127.0.0.1:1/x">Own', a);
  await put('Foreign', b);
  await put('Hidden', a, {
    meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }] },
  });
  const text = readPdfText((await getCard(portal, a)).rawPayload).replaceAll(/\s+/g, ' ');
  expect(text).toContain('<script>');
  expect(text).not.toMatch(/Foreign|Hidden|^RAN/);
  expect((await portal.app.inject('/v1/summary/card')).statusCode).toBe(401);
  expect((await getCard(portal, a, '?language=fr')).statusCode).toBe(400);
  const without = await startPortal({ PORTAL_PDF_RENDERER_URL: 'http://127.0.0.1:1' });
  const refused = await getCard(without, a);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'card_unavailable']);
});
