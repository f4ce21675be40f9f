import { randomUUID } from 'node:crypto';
import type { AuditEvent, Binary, Bundle } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { hospitalPuts, signIn, type SignedIn } from './gateway-patient.ts';
import { putLabReport } from './lab-reports.ts';
import { startPortal, type TestPortal } from './portal.ts';
import { findOutOfOrder, readPdfInfo, readPdfText } from './read-pdf.ts';
import { startPdfRenderer } from './pdf-renderer-process.ts';

const noPdfRenderer = { PORTAL_PDF_RENDERER_URL: 'http://127.0.0.1:1' };
const labFile = Buffer.from('%PDF-1.4 the laboratory’s own');

function getPdf(portal: TestPortal, patient: SignedIn, id: string, query = '') {
  return portal.app.inject({
    url: `/v1/reports/${id}/pdf${query}`,
    headers: { authorization: `Bearer ${patient.tokens.access_token}` },
  });
}

describe('a report that the portal sets', () => {
  test('F8, F18: says what the record says, in order, in English and in Nepali, as a tagged file to save', async () => {
    const pdfRenderer = await startPdfRenderer();
    const portal = await startPortal({
      PORTAL_PDF_RENDERER_URL: pdfRenderer.url,
      PORTAL_CLINIC_NAME: 'Himal Valley',
      PORTAL_CLINIC_NAME_NP: 'हिमाल उपत्यका',
      PORTAL_CLINIC_ADDRESS: 'Maharajgunj, Kathmandu',
      PORTAL_CLINIC_ADDRESS_NP: 'महाराजगञ्ज, काठमाडौँ',
    });
    const a = await signIn(portal);
    const { report } = await putLabReport(a);

    const english = await getPdf(portal, a, report.id);
    expect(english.statusCode).toBe(200);
    expect(english.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="report-${report.id}.pdf"`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(readPdfInfo(english.rawPayload)).toMatchObject({ Tagged: 'yes', Pages: '1', JavaScript: 'no' });
    const text = readPdfText(english.rawPayload);
    const patient = `Lipid Profile | Patient | ${a.given} ${a.family} | Patient ID | P-204817 | Date of birth | 12 Mar 1984`;
    const made = 'Date | 12 Nov 2026 7:40 AM | Performed by | Himal Valley Laboratory | Status | Completed';
    const results = [
      'Himal Valley | Laboratory report | Maharajgunj, Kathmandu · +977-1-5550100 | Lipid Profile',
      'Fasting sample, 12 hours | 1 of 2 values is above the normal range.',
      'Doctor Notes | Cholesterol is a little high.',
      'Parameter | Result | Normal Range | Condition',
      'Total Cholesterol | 212 mg/dL | 125 – 200 mg/dL | High',
      'HDL Cholesterol | 46 mg/dL | 40 – 60 mg/dL | Normal | 1 / 1',
    ];
    for (const inOrder of [patient, made, results.join(' | ')])
      expect(findOutOfOrder(text, inOrder.split(' | '))).toBeUndefined();

    const nepali = await getPdf(portal, a, report.id, '?language=ne');
    const nepaliText = readPdfText(nepali.rawPayload);
    const nepaliStrings = [
      'हिमाल उपत्यका | ल्याब रिपोर्ट | बिरामी | बिरामी नम्बर | जन्म मिति | १२ मार्च १९८४',
      'ल्याब रिपोर्ट | मिति | १२ नोभेम्बर २०२६ बिहान ७:४० | स्थिति | सम्पन्न | टिप्पणी',
      'जाँचिएको कुरा | नतिजा | सामान्य दायरा | अवस्था | कुल कोलेस्ट्रोल | २१२ mg/dL | १२५ – २०० mg/dL | बढी',
      'डाक्टरको टिप्पणी | एचडीएल (“राम्रो”) कोलेस्ट्रोल | ४६ mg/dL | सामान्य | १ / १',
      'हिमाल उपत्यका | महाराजगञ्ज, काठमाडौँ · +९७७-१-५५५०१०० | २ मध्ये १ मान सामान्य दायराभन्दा बढी छ।',
    ];
    for (const inOrder of nepaliStrings)
      expect(findOutOfOrder(nepaliText, inOrder.split(' | '))).toBeUndefined();
    expect(readPdfInfo(nepali.rawPayload)['Tagged']).toBe('yes');

    const bikram = readPdfText((await getPdf(portal, a, report.id, '?language=ne&dates=bs')).rawPayload);
    expect(findOutOfOrder(bikram, ['जन्म मिति', '२९ फागुन २०४०'])).toBeUndefined();
    expect(findOutOfOrder(bikram, ['मिति', '२६ कार्तिक २०८३ बिहान ७:४०'])).toBeUndefined();
    expect(bikram).not.toContain('नोभेम्बर');
    expect((await getPdf(portal, a, report.id, '?dates=lunar')).statusCode).toBe(400);
  });

  test('a long one goes on over pages, each with its number', async () => {
    const pdfRenderer = await startPdfRenderer();
    const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
    const a = await signIn(portal);
    const result = Array.from({ length: 80 }, (_, at) => ({
      display: `Marker ${at}: ${at} U/L (0 - 40 U/L) normal`,
    }));
    const { report } = await putLabReport(a, { report: { result } });
    const { rawPayload } = await getPdf(portal, a, report.id);
    const pages = Number(readPdfInfo(rawPayload)['Pages']);
    expect(pages).toBeGreaterThan(2);
    expect(
      findOutOfOrder(readPdfText(rawPayload), [
        'Marker 0',
        `1 / ${pages}`,
        'Marker 79',
        `${pages} / ${pages}`,
      ]),
    ).toBeUndefined();
  });

  test(
    'ten at once are all answered; beyond the places to wait in there is a plain refusal',
    { timeout: 120_000 },
    async () => {
      const wide = await startPdfRenderer();
      const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: wide.url });
      const a = await signIn(portal);
      const { report } = await putLabReport(a);
      const ten = await Promise.all(Array.from({ length: 10 }, () => getPdf(portal, a, report.id)));
      expect(ten.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));

      await wide.stop();
      const narrow = await startPdfRenderer({
        PORTAL_PDF_RENDERER_AT_ONCE: '1',
        PORTAL_PDF_RENDERER_WAITING: '1',
      });
      const crowded = await startPortal({ PORTAL_PDF_RENDERER_URL: narrow.url });
      const answers = await Promise.all(Array.from({ length: 8 }, () => getPdf(crowded, a, report.id)));
      const refused = answers.filter(({ statusCode }) => statusCode === 503);
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(2);
      expect(refused.length).toBeGreaterThanOrEqual(1);
      expect(refused[0]?.json()).toMatchObject({ code: 'report_unavailable' });
      expect(refused[0]?.headers['retry-after']).toBe('30');
    },
  );

  test('without the PDF renderer the answer is a plain refusal, and everything else goes on', async () => {
    const portal = await startPortal(noPdfRenderer);
    const a = await signIn(portal);
    const { report } = await putLabReport(a);
    const [pdf, read] = await Promise.all([
      getPdf(portal, a, report.id),
      a.get(`/DiagnosticReport/${report.id}`),
    ]);
    expect([pdf.statusCode, pdf.json()]).toEqual([
      503,
      {
        code: 'report_unavailable',
        detail: 'The report cannot be made into a PDF at the moment. Try again in a minute.',
      },
    ]);
    expect(read.statusCode).toBe(200);
  });

  test('the PDF renderer serves only whoever knows its secret', async () => {
    const pdfRenderer = await startPdfRenderer();
    expect((await pdfRenderer.post('<p>x</p>', {})).status).toBe(401);
    expect((await pdfRenderer.post('<p>x</p>', { authorization: 'Bearer no' })).status).toBe(401);
    expect((await pdfRenderer.post('<p>x</p>')).status).toBe(200);
    expect((await pdfRenderer.post('x'.repeat(3 * 1024 * 1024))).status).toBe(413);
  });
});

test('a page that takes too long is given up, and the next one is set', async () => {
  const pdfRenderer = await startPdfRenderer({ PORTAL_PDF_RENDERER_SECONDS: '2' });
  const endless = '<p style="break-after: page">x</p>'.repeat(40_000);
  expect((await pdfRenderer.post(endless)).status).toBe(500);
  await expect.poll(async () => (await pdfRenderer.post('<p>x</p>')).status, { timeout: 20_000 }).toBe(200);
});

describe('the laboratory’s own file', () => {
  const isIn = (name: string) => ({
    contentType: 'application/pdf',
    data: Buffer.from(`%PDF-1.4 ${name}`).toString('base64'),
  });

  test('is handed on as it is, inline or stored, in the wanted language where there are several', async () => {
    const portal = await startPortal(noPdfRenderer);
    const a = await signIn(portal);
    const file = await hospitalPuts<Binary>({
      resourceType: 'Binary',
      contentType: 'application/pdf',
      securityContext: a.self,
      data: labFile.toString('base64'),
    });
    const inline = await putLabReport(a, {
      report: {
        presentedForm: [
          { ...isIn('English'), language: 'en' },
          { ...isIn('Nepali'), language: 'ne' },
        ],
      },
    });
    const stored = await putLabReport(a, {
      report: { presentedForm: [{ contentType: 'application/pdf', url: `Binary/${file.id}` }] },
    });
    expect((await getPdf(portal, a, inline.report.id)).body).toBe('%PDF-1.4 English');
    expect((await getPdf(portal, a, inline.report.id, '?language=ne')).body).toBe('%PDF-1.4 Nepali');
    const answer = await getPdf(portal, a, stored.report.id);
    expect(answer.rawPayload).toEqual(labFile);
    expect(answer.headers['content-disposition']).toContain('attachment');
  });

  test.each([
    ['another patient’s file', (foreign: string) => ({ contentType: 'application/pdf', url: foreign })],
    [
      'a page that calls itself a PDF',
      () => ({ contentType: 'application/pdf', data: Buffer.from('<script>1</script>').toString('base64') }),
    ],
    ['a picture', () => ({ contentType: 'image/svg+xml', data: labFile.toString('base64') })],
  ])('%s is not handed on', async (_what, form) => {
    const portal = await startPortal(noPdfRenderer);
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const foreign = await hospitalPuts<Binary>({
      resourceType: 'Binary',
      contentType: 'application/pdf',
      securityContext: b.self,
      data: labFile.toString('base64'),
    });
    const { report } = await putLabReport(a, { report: { presentedForm: [form(`Binary/${foreign.id}`)] } });
    expect((await getPdf(portal, a, report.id)).statusCode).toBe(503);
  });
});

describe('whose report it is', () => {
  const presentedForm = [{ contentType: 'application/pdf', data: labFile.toString('base64') }];
  const withheld = [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' }];

  test('another’s, a withheld and a mistaken one are answered like one that does not exist', async () => {
    const portal = await startPortal(noPdfRenderer);
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const own = await putLabReport(a, { report: { presentedForm } });
    const foreign = await putLabReport(b, { report: { presentedForm } });
    const hidden = await putLabReport(a, { report: { presentedForm, meta: { security: withheld } } });
    const mistaken = await putLabReport(a, { report: { presentedForm, status: 'entered-in-error' } });
    const missing = await getPdf(portal, a, randomUUID());
    expect(missing.statusCode).toBe(404);
    for (const { report } of [foreign, hidden, mistaken]) {
      const answer = await getPdf(portal, a, report.id);
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
    expect((await getPdf(portal, a, own.report.id)).statusCode).toBe(200);
    const unsigned = await portal.app.inject(`/v1/reports/${own.report.id}/pdf`);
    expect(unsigned.statusCode).toBe(401);
    expect((await getPdf(portal, a, own.report.id, '?language=fr')).statusCode).toBe(400);
  });

  test('a result that is withheld, or another’s, is not in the file, nor that there is one', async () => {
    const pdfRenderer = await startPdfRenderer();
    const portal = await startPortal({ PORTAL_PDF_RENDERER_URL: pdfRenderer.url });
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const { results } = await putLabReport(b);
    const hidden = await putLabReport(a, { observation: { meta: { security: withheld } } });
    const own = await putLabReport(a);
    const result = [...results, ...hidden.results, ...own.results].map(({ id }) => ({
      reference: `Observation/${id}`,
      display: 'Secret: 1 U/L (0 - 1 U/L) high',
    }));
    const { report } = await putLabReport(a, { report: { result } });
    const text = readPdfText((await getPdf(portal, a, report.id)).rawPayload);
    expect(text.match(/Total Cholesterol/g)).toHaveLength(1);
    expect(text).not.toContain('Secret');
    expect(text).not.toContain('can’t be shown here');
  });

  test('the patient finds the read in the list of accesses, and a refused one too', async () => {
    const portal = await startPortal(noPdfRenderer);
    const [a, b] = [await signIn(portal), await signIn(portal)];
    const own = await putLabReport(a, { report: { presentedForm } });
    const foreign = await putLabReport(b, { report: { presentedForm } });
    await getPdf(portal, a, own.report.id);
    await getPdf(portal, a, foreign.report.id);
    const listed = async () => {
      const bundle = (await a.get('/AuditEvent?_count=50')).json<Bundle<AuditEvent>>();
      return (bundle.entry ?? []).map(({ resource }) => [
        resource?.outcome,
        JSON.stringify(resource?.entity),
      ]);
    };
    await expect.poll(listed, { timeout: 5000 }).toEqual(
      expect.arrayContaining([
        ['0', expect.stringContaining(`DiagnosticReport/${own.report.id}`)],
        [expect.stringMatching(/^[48]$/), expect.stringContaining(`DiagnosticReport/${foreign.report.id}`)],
      ]),
    );
  });
});
