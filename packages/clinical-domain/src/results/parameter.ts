import type { RecordText } from '../language/translated-text.ts';
import type { Condition } from './condition.ts';
import type { Measured } from './measured.ts';
import type { ResultRange } from './result-range.ts';

/** One thing that was measured: a line of a report. */
export type Parameter = {
  /** Its own among all parameters of the patient. */
  key: string;
  /** `system|code`; only what has one can be followed over time. */
  code: string | undefined;
  loinc: string | undefined;
  /** As the laboratory writes it. */
  name: RecordText;
  /** What people call it in the reader's language, where the laboratory's name is in another. */
  gloss: string | undefined;
  /** A number, or words, or neither where there is no result. */
  measured: Measured | undefined;
  valueText: RecordText | undefined;
  range: ResultRange | undefined;
  condition: Condition | undefined;
  note: string | undefined;
  /** When the sample was taken. */
  at: number | undefined;
  isPending: boolean;
};
