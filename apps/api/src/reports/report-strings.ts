import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { Condition } from '@portal/clinical-domain/results/condition';
import type { ReportState } from '@portal/clinical-domain/results/report-state';
import type { Verdict } from '@portal/clinical-domain/results/verdict';

type Strings = {
  title: string;
  patient: string;
  patientNumber: string;
  birthDate: string;
  status: string;
  date: string;
  performer: string;
  note: string;
  results: string;
  columns: { parameter: string; result: string; range: string; condition: string };
  noResults: string;
  missing: string;
  pending: string;
  doctorNotes: string;
  verdicts: Record<Verdict['kind'], (verdict: Verdict) => string>;
  printed: string;
  states: Record<ReportState, string>;
  conditions: Record<Condition, string>;
};

function englishVerdict(where: string) {
  return ({ count, of }: Verdict) =>
    of === 1 ? `The value is ${where}.` : `${count} of ${of} values ${count === 1 ? 'is' : 'are'} ${where}.`;
}

function nepaliVerdict(one: string, several: string) {
  return ({ count, of }: Verdict) =>
    of === 1
      ? `मान ${one}।`
      : `${formatDigits(of, 'ne')} मध्ये ${formatDigits(count, 'ne')} मान ${count === 1 ? one : several}।`;
}

/** Every word that the portal itself puts on a report. */
export const reportStrings: Record<LanguageTag, Strings> = {
  en: {
    title: 'Laboratory report',
    patient: 'Patient',
    patientNumber: 'Patient ID',
    birthDate: 'Date of birth',
    status: 'Status',
    date: 'Date',
    performer: 'Performed by',
    note: 'Note',
    results: 'Results',
    columns: { parameter: 'Parameter', result: 'Result', range: 'Normal Range', condition: 'Condition' },
    noResults: 'This report has no single results.',
    missing: 'Some results of this report can’t be shown here.',
    pending: 'Pending',
    doctorNotes: 'Doctor Notes',
    verdicts: {
      within: ({ of }) =>
        of === 1 ? 'The value is within the normal range.' : `All ${of} values are within the normal range.`,
      above: englishVerdict('above the normal range'),
      below: englishVerdict('below the normal range'),
      outside: englishVerdict('outside the normal range'),
    },
    printed: 'Printed from the patient portal on',
    states: {
      completed: 'Completed',
      pending: 'Pending: these are first results and may still change',
      corrected: 'Corrected: this report replaces an earlier one',
      amended: 'Completed, with additions made later',
      cancelled: 'Cancelled',
      mistaken: 'Entered by mistake',
      unknown: 'Unknown',
    },
    conditions: {
      normal: 'Normal',
      high: 'High',
      low: 'Low',
      abnormal: 'Abnormal',
      'critical-high': 'Critically high',
      'critical-low': 'Critically low',
      'critical-abnormal': 'Critical',
    },
  },
  ne: {
    title: 'ल्याब रिपोर्ट',
    patient: 'बिरामी',
    patientNumber: 'बिरामी नम्बर',
    birthDate: 'जन्म मिति',
    status: 'स्थिति',
    date: 'मिति',
    performer: 'जाँच गर्ने',
    note: 'टिप्पणी',
    results: 'नतिजा',
    columns: { parameter: 'जाँचिएको कुरा', result: 'नतिजा', range: 'सामान्य दायरा', condition: 'अवस्था' },
    noResults: 'यो रिपोर्टमा छुट्टाछुट्टै नतिजा छैन।',
    missing: 'यो रिपोर्टका केही नतिजा यहाँ देखाउन मिल्दैन।',
    pending: 'प्रतीक्षामा',
    doctorNotes: 'डाक्टरको टिप्पणी',
    verdicts: {
      within: ({ of }) =>
        of === 1 ? 'मान सामान्य दायराभित्र छ।' : `सबै ${formatDigits(of, 'ne')} मान सामान्य दायराभित्र छन्।`,
      above: nepaliVerdict('सामान्य दायराभन्दा बढी छ', 'सामान्य दायराभन्दा बढी छन्'),
      below: nepaliVerdict('सामान्य दायराभन्दा कम छ', 'सामान्य दायराभन्दा कम छन्'),
      outside: nepaliVerdict('सामान्य दायरामा छैन', 'सामान्य दायरामा छैनन्'),
    },
    printed: 'बिरामी पोर्टलबाट छापिएको मिति',
    states: {
      completed: 'सम्पन्न',
      pending: 'प्रतीक्षामा: यी सुरुका नतिजा हुन्, बदलिन सक्छन्',
      corrected: 'सच्याइएको: यो रिपोर्ट पहिलेको सट्टा हो',
      amended: 'सम्पन्न, पछि केही थपिएको',
      cancelled: 'रद्द',
      mistaken: 'गल्तीले राखिएको',
      unknown: 'थाहा नभएको',
    },
    conditions: {
      normal: 'सामान्य',
      high: 'बढी',
      low: 'कम',
      abnormal: 'असामान्य',
      'critical-high': 'खतरनाक रूपमा बढी',
      'critical-low': 'खतरनाक रूपमा कम',
      'critical-abnormal': 'गम्भीर',
    },
  },
};
