import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { isOutside } from '@portal/clinical-domain/results/condition';
import { formatMeasured, formatRange } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import type { SummaryLine } from '@portal/clinical-domain/summary/summary-lines';
import { summaryWords } from '@portal/clinical-domain/summary/summary-words';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { reportWords } from '../../reports/report-words.ts';
import { recordWords } from './record-words.ts';

/** The observations that came along with a page of reports. */
export type Results = readonly Observation[];

type ReportEntry = SummaryLine & { rows: SummaryLine[]; words: RecordText[] };

export function describeReport(report: DiagnosticReport, results: Results, view: ClinicView): ReportEntry {
  const { language } = view;
  const words = reportWords[language];
  const read = readReport(report, [...results], language);
  const verdict = findVerdict(read);
  const date = formatFhirDate(read.effective, view);
  const said = [date, words.states[read.state], verdict && words.verdicts[verdict.kind](verdict)];
  return {
    name: read.name,
    details: [
      ...said.flatMap((text) => (text ? [{ text, language }] : [])),
      ...(read.performer ? [read.performer] : []),
    ],
    rows: read.parameters.map((parameter) => describeValue(parameter, view)),
    words: read.conclusion
      ? [{ ...read.conclusion, text: `${recordWords[language].doctorNotes}: ${read.conclusion.text}` }]
      : [],
  };
}

function describeValue(parameter: Parameter, { language }: ClinicView): SummaryLine {
  const { name, gloss, measured, words, range, condition } = parameter;
  const limits = range && formatRange(range, language);
  const value = measured ? { text: formatMeasured(measured, language), language } : words;
  return {
    name,
    ...(value && { value }),
    ...(condition && isOutside(condition) && { condition }),
    details: [
      ...(gloss ? [{ text: gloss, language }] : []),
      ...(limits ? [{ text: summaryWords[language].range(limits), language }] : []),
    ],
  };
}
