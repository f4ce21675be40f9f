import fc from 'fast-check';
import type { Bundle, Composition, Observation, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { buildHomeReading } from '../vitals/home-reading.ts';
import { composeSummary } from './compose-summary.ts';
import { sectionKinds } from './ips.ts';
import { readSummary } from './read-summary.ts';
import { emptyRecord, frame, fullRecord, lab } from './summary-examples.ts';
import { usualChoice, type SummaryChoice } from './summary-record.ts';

const all = { ...usualChoice, wearables: true };
const compositionOf = (bundle: Bundle) => bundle.entry?.[0]?.resource as Composition;
const titlesOf = (bundle: Bundle) => compositionOf(bundle).section?.map(({ title }) => title);
const typesOf = (bundle: Bundle) => bundle.entry?.map(({ resource }) => resource?.resourceType);

test('the sections of a whole record, with wearables only where they are chosen', () => {
  const usual = [
    'Allergies',
    'Conditions',
    'Medicines',
    'Vaccines',
    'Test results',
    'Vital signs',
    'Past conditions',
  ];
  expect(titlesOf(composeSummary(fullRecord, usualChoice, frame))).toEqual(usual);
  expect(titlesOf(composeSummary(fullRecord, all, frame))).toEqual([...usual, 'Wearables']);
});

test('what the patient typed in passes neither for the clinic’s nor for a device’s', () => {
  const reading = { id: '', at: 0, enteredAt: 0, note: undefined };
  const own = [
    buildHomeReading('p', { ...reading, id: 'own-pulse', kind: 'pulse', values: [199] }),
    buildHomeReading('p', { ...reading, id: 'own-weight', kind: 'weight', values: [199] }),
  ];
  const record = { ...emptyRecord, vitals: own, readings: own };
  expect(JSON.stringify(composeSummary(record, all, frame))).not.toMatch(/own-pulse|own-weight/);
  const clinics = own.map((one): Observation => ({ ...one, identifier: [], performer: [] }));
  expect(JSON.stringify(composeSummary({ ...record, vitals: clinics }, all, frame))).toMatch(/own-weight/);
});

test('an empty record has the three sections that are always there, each saying that nothing is known', () => {
  const bundle = composeSummary(emptyRecord, usualChoice, frame);
  expect(typesOf(bundle)).toEqual(['Composition', 'Patient', 'Organization']);
  expect(compositionOf(bundle).section?.map(({ emptyReason }) => emptyReason?.coding?.[0]?.code)).toEqual([
    'unavailable',
    'unavailable',
    'unavailable',
  ]);
  expect(bundle.entry?.[1]?.resource).toMatchObject({
    _birthDate: { extension: [{ valueCode: 'unknown' }] },
  });
});

test('what is not chosen is said to be withheld, and none of it is there', () => {
  const choice = { history: false, medicines: false, results: false, wearables: false };
  const bundle = composeSummary(fullRecord, choice, frame);
  expect(typesOf(bundle)).toEqual(['Composition', 'Patient', 'Organization']);
  expect(JSON.stringify(bundle)).not.toMatch(/Penicillin|Metformin|Haemoglobin|Hypertension/);
  expect(compositionOf(bundle).section?.[0]).toMatchObject({
    emptyReason: { coding: [{ code: 'withheld' }] },
    text: { div: expect.stringContaining('chose to leave this out') },
  });
});

test('what was refuted, entered in error, stopped or is long past is not told', () => {
  const coded = (code: string) => ({ coding: [{ code }] });
  const bundle = composeSummary(
    {
      ...fullRecord,
      allergies: fullRecord.allergies.map((one) => ({ ...one, verificationStatus: coded('refuted') })),
      conditions: fullRecord.conditions.map((one) => ({
        ...one,
        verificationStatus: coded('entered-in-error'),
      })),
      medicines: fullRecord.medicines.map((one) => ({ ...one, status: 'stopped' })),
      immunizations: fullRecord.immunizations.map((one) => ({ ...one, status: 'not-done' })),
      results: [
        lab('old', '2025-11-01T00:00:00Z', 1),
        { ...lab('x', '2026-11-01T00:00:00Z', 1), status: 'cancelled' },
      ],
      vitals: [],
    },
    usualChoice,
    frame,
  );
  expect(typesOf(bundle)).toEqual(['Composition', 'Patient', 'Organization']);
});

test('of each test the newest result stands', () => {
  const results = [lab('a', '2026-09-01T00:00:00Z', 11), lab('b', '2026-11-01T00:00:00Z', 12)];
  const bundle = composeSummary({ ...fullRecord, results }, usualChoice, frame);
  const ids = bundle.entry?.flatMap(({ resource }) => (isLab(resource) ? resource.id : []));
  expect(ids).toEqual(['b']);
});

const isLab = (resource: Resource | undefined): resource is Observation =>
  resource?.resourceType === 'Observation' &&
  (resource as Observation).category?.[0]?.coding?.[0]?.code === 'laboratory';

test('a modifier that nobody knows keeps its resource out', () => {
  const allergies = fullRecord.allergies.map((one) => ({ ...one, modifierExtension: [{ url: 'urn:not' }] }));
  expect(typesOf(composeSummary({ ...fullRecord, allergies }, usualChoice, frame))).not.toContain(
    'AllergyIntolerance',
  );
});

test('it says who the patient is and no more: no address, telephone or national number', () => {
  const text = JSON.stringify(composeSummary(fullRecord, all, frame));
  expect(text).toContain('P-204817');
  expect(text).not.toMatch(/Pulchowk|9800|000-217/);
});

test('the narrative says it in words, and whatever the record holds stays text', () => {
  const code = { text: '<script>alert(1)</script> & "nuts"\u0007' };
  const bundle = composeSummary(
    { ...emptyRecord, allergies: [{ resourceType: 'AllergyIntolerance', id: 'x', code, patient: {} }] },
    usualChoice,
    frame,
  );
  const div = compositionOf(bundle).section?.[0]?.text?.div;
  expect(div).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;nuts&quot; ');
});

test('in Nepali the words, the dates and the names that the record has in Nepali', () => {
  const nepali = { ...frame, view: { ...frame.view, language: 'ne' as const } };
  const bundle = composeSummary(fullRecord, usualChoice, nepali);
  expect(titlesOf(bundle)?.slice(0, 2)).toEqual(['एलर्जी', 'स्वास्थ्य समस्या']);
  expect(compositionOf(bundle).section?.[1]?.text?.div).toContain('उच्च रक्तचाप</b>, १२ मार्च २०२१ देखि');
});

const choices: fc.Arbitrary<SummaryChoice> = fc.record({
  history: fc.boolean(),
  medicines: fc.boolean(),
  results: fc.boolean(),
  wearables: fc.boolean(),
});

test('whatever is chosen: the same twice, closed in itself, three sections at least, each with words', () => {
  const kept = (found: unknown[]) => fc.subarray(found);
  const records = fc.record({
    allergies: kept(fullRecord.allergies),
    conditions: kept(fullRecord.conditions),
    medicines: kept(fullRecord.medicines),
    results: kept(fullRecord.results),
    vitals: kept(fullRecord.vitals),
    readings: kept(fullRecord.readings),
  });
  fc.assert(
    fc.property(records, choices, (parts, choice) => {
      const record = { ...fullRecord, ...parts } as typeof fullRecord;
      const bundle = composeSummary(record, choice, frame);
      expect(composeSummary(structuredClone(record), choice, frame)).toEqual(bundle);
      const addresses =
        bundle.entry?.map(({ resource }) => `${resource?.resourceType}/${resource?.id}`) ?? [];
      const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to);
      expect(references.filter((to) => !addresses.includes(to ?? ''))).toEqual([]);
      const sections = compositionOf(bundle).section ?? [];
      expect(sections.length).toBeGreaterThanOrEqual(3);
      expect(
        sections.every(
          ({ entry, emptyReason, text }) => text && (entry === undefined) !== (emptyReason === undefined),
        ),
      ).toBe(true);
      if (!choice.wearables) expect(JSON.stringify(bundle)).not.toContain('Steps');
    }),
  );
});

test('an allergy whose reaction was severe is called severe, and once', () => {
  const allergies = fullRecord.allergies.map((one) => ({
    ...one,
    criticality: 'low' as const,
    reaction: (one.reaction ?? []).map((own) => ({ ...own, severity: 'severe' as const })),
  }));
  const summary = readSummary(composeSummary({ ...fullRecord, allergies }, all, frame), frame.view);
  const line = summary?.sections[0]?.lines[0];
  expect(line).toMatchObject({ warning: 'Severe' });
  expect(line?.details).toMatchObject([{ text: 'Rash' }]);
});

test('F18: what was composed is read back: the clinic, every section of ours, every line of it', () => {
  const summary = readSummary(composeSummary(fullRecord, all, frame), frame.view);
  expect(summary).toMatchObject({
    name: 'Sita Sharma',
    birthDate: '12 Mar 1984',
    number: 'P-204817',
    madeBy: 'Himal Valley',
    makerAddress: 'Maharajgunj, Kathmandu',
    makerPhone: '+977-1-5550100',
  });
  expect(summary?.sections.map(({ kind }) => kind)).toEqual(sectionKinds);
  expect(summary?.sections[0]?.lines[0]).toMatchObject({
    name: { text: 'Penicillin' },
    warning: 'Severe',
    details: [{ text: 'Rash' }, { text: 'moderate reaction' }],
  });
  const dated = (wanted: string) =>
    summary?.sections.find(({ kind }) => kind === wanted)?.lines[0]?.details.map(({ text }) => text);
  expect(dated('problems')).toEqual([expect.stringMatching(/^Since /)]);
  expect(dated('past-problems')).toEqual([expect.stringMatching(/^Started /), 'Ended August 2015']);
  expect(summary?.sections.find(({ kind }) => kind === 'vitals')?.lines).toMatchObject([
    { name: { text: 'Blood pressure' }, value: { text: '128/82 mmHg' } },
  ]);
  expect(summary?.sections.find(({ kind }) => kind === 'results')?.lines[0]).toMatchObject({
    name: { text: 'Haemoglobin' },
    value: { text: '11 g/dL' },
    condition: 'low',
  });
});

test('in Nepali a vital sign has a Nepali name, though the record names it in English', () => {
  const summary = readSummary(composeSummary(fullRecord, all, frame), { ...frame.view, language: 'ne' });
  expect(summary?.sections.find(({ kind }) => kind === 'vitals')?.lines).toMatchObject([
    { name: { text: 'रक्तचाप', language: 'ne' }, value: { text: '१२८/८२ mmHg' } },
  ]);
});
