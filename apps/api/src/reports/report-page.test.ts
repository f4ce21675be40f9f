import type { Report } from '@portal/clinical-domain/results/read-report';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import type { BikramView } from '@portal/clinical-domain/language/format-locale';
import { readReport } from '@portal/clinical-domain/results/read-report';
import fc from 'fast-check';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { expect, test } from 'vitest';
import { reportPage } from './report-page.ts';
import type { ReportSheet } from './report-sheet.ts';

function sheetOf(
  mark: (name: string) => string,
  language: 'en' | 'ne' = 'en',
  bikram?: BikramView,
): ReportSheet {
  const observation: Observation = {
    resourceType: 'Observation',
    id: 'one',
    status: 'final',
    code: { text: mark('parameter'), coding: [{ system: 'http://loinc.org', code: '18262-6' }] },
    valueQuantity: { value: 138, unit: mark('unit') },
    referenceRange: [{ low: { value: 0 }, high: { value: 100, unit: mark('unit') } }],
    interpretation: [{ coding: [{ code: 'H' }] }],
    note: [{ text: mark('remark') }],
  };
  const report: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    id: 'report',
    status: 'final',
    code: { text: mark('report') },
    effectiveDateTime: '2026-11-12T07:40:00+05:45',
    performer: [{ display: mark('laboratory') }],
    conclusion: mark('conclusion'),
    text: { status: 'generated', div: `<div>${mark('fasting')}</div>` },
    result: [{ reference: 'Observation/one' }],
  };
  return {
    clinic: { name: mark('clinic'), address: mark('address'), phone: mark('phone') },
    view: { zone: 'Asia/Kathmandu', language, bikram },
    patient: { name: mark('patient'), number: mark('number'), birthDate: '1984-03-12' },
    report: readReport(report, [observation], language),
    madeAt: new Date('2026-11-15T08:45:00Z'),
  };
}

const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('in English, in clinic time, with a word for the condition', () => {
  const text = textOf(reportPage(sheetOf((name) => `the ${name}`)));
  for (const said of [
    'the clinic the address · the phone Laboratory report',
    'Date of birth 12 Mar 1984',
    'Date 12 Nov 2026 7:40 AM',
    'Status Completed',
    'the fasting',
    'Parameter Result Normal Range Condition',
    '138 the unit 0 – 100 the unit High',
    'The value is above the normal range. Doctor Notes the conclusion Results Parameter',
    'Printed from the patient portal on 15 Nov 2026 2:30 PM',
  ])
    expect(text).toContain(said);
});

test('in Nepali, with its own digits, and the laboratory’s words marked as English', () => {
  const page = reportPage(sheetOf((name) => `the ${name}`, 'ne'));
  expect(page).toContain('<html lang="ne">');
  expect(page).toContain('<span lang="en">the conclusion</span>');
  const text = textOf(page);
  for (const said of [
    'ल्याब रिपोर्ट',
    'जन्म मिति १२ मार्च १९८४',
    '१३८ the unit',
    'बढी',
    'एलडीएल (“खराब”) कोलेस्ट्रोल',
  ])
    expect(text).toContain(said);
});

test('F8: dates are in the calendar that the patient chose', () => {
  const alone = textOf(reportPage(sheetOf((name) => name, 'ne', findBikramView('bs'))));
  for (const said of ['जन्म मिति २९ फागुन २०४०', 'मिति २६ कार्तिक २०८३ बिहान ७:४०', '२९ कार्तिक २०८३'])
    expect(alone).toContain(said);
  expect(alone).not.toMatch(/नोभेम्बर|मार्च/);
  const both = textOf(reportPage(sheetOf((name) => name, 'en', findBikramView('both'))));
  expect(both).toContain('12 Nov 2026 (26 Kartik 2083)');
});

test('F18: a clinic without address or telephone has its name alone', () => {
  const sheet = sheetOf((name) => name);
  const page = reportPage({
    ...sheet,
    clinic: { name: 'Himal Valley', address: undefined, phone: undefined },
  });
  expect(textOf(page)).toContain('Himal Valley Laboratory report');
  expect(page).not.toContain('class="contact"');
});

test('nothing of the record becomes markup, whatever it is', () => {
  const parts = (page: string) => page.split('<').length;
  const tame = parts(reportPage(sheetOf(() => 'word')));
  const hostile = fc.oneof(
    fc.stringMatching(/^[<>"'&;:/\\@(){}=!# \nabर\u202e-]*$/),
    fc.constantFrom(
      '<script>alert(1)</script>x',
      '</style><iframe src="file:///etc/passwd"></iframe>x',
      '"><img src=x onerror=alert(1)>x',
      "'); @import url(http://attacker.invalid/x.css); x",
    ),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      // A letter before and after keeps each field from being empty, which would leave its element out.
      expect(parts(reportPage(sheetOf((name) => (name === 'fasting' ? 'word' : `a${text}z`))))).toBe(tame);
    }),
  );
});

test('a state of its own is said for every status, and a report without results says so', () => {
  const states: Report['state'][] = ['completed', 'pending', 'corrected', 'amended', 'cancelled', 'unknown'];
  const sheet = sheetOf((name) => name);
  const said = states.map((state) =>
    textOf(reportPage({ ...sheet, report: { ...sheet.report, state, parameters: [] } })),
  );
  expect(new Set(said).size).toBe(states.length);
  expect(said[0]).toContain('This report has no single results.');
});
