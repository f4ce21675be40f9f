import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { isOutside } from '@portal/clinical-domain/results/condition';
import { formatMeasured, formatRange } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import { readReport } from '@portal/clinical-domain/results/read-report';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import type { SummaryLine } from '@portal/clinical-domain/summary/summary-lines';
import { summaryStrings } from '@portal/clinical-domain/summary/summary-strings';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import type { DiagnosticReport, Observation } from 'fhir/r4';
import { reportStrings } from '../../reports/report-strings.ts';
import { recordStrings } from './record-strings.ts';

/** The observations that came along with a page of reports. */
export type Results = readonly Observation[];

type ReportEntry = SummaryLine & { rows: SummaryLine[]; texts: RecordText[] };

export function describeReport(report: DiagnosticReport, results: Results, view: ClinicView): ReportEntry {
  const { language } = view;
  const strings = reportStrings[language];
  const read = readReport(report, [...results], language);
  const verdict = findVerdict(read);
  const date = formatFhirDate(read.effective, view);
  const said = [date, strings.states[read.state], verdict && strings.verdicts[verdict.kind](verdict)];
  return {
    name: read.name,
    details: [
      ...said.flatMap((text) => (text ? [{ text, language }] : [])),
      ...(read.performer ? [read.performer] : []),
    ],
    rows: read.parameters.map((parameter) => describeValue(parameter, view)),
    texts: read.conclusion
      ? [{ ...read.conclusion, text: `${recordStrings[language].doctorNotes}: ${read.conclusion.text}` }]
      : [],
  };
}

function describeValue(parameter: Parameter, { language }: ClinicView): SummaryLine {
  const { name, gloss, measured, valueText, range, condition } = parameter;
  const limits = range && formatRange(range, language);
  const value = measured ? { text: formatMeasured(measured, language), language } : valueText;
  return {
    name,
    ...(value && { value }),
    ...(condition && isOutside(condition) && { condition }),
    details: [
      ...(gloss ? [{ text: gloss, language }] : []),
      ...(limits ? [{ text: summaryStrings[language].range(limits), language }] : []),
    ],
  };
}
