import { imitates } from '@portal/clinical-domain/written/look-alike';
import { isPlainText } from '@portal/clinical-domain/written/plain-text';
import type { ChangePolicy } from '../change-policy.ts';
import { findNewParts } from '../find-new-parts.ts';
import { isObject } from '../../records/is-resource.ts';
import { type Decision, pass, unfit } from '../../patient-access/policy.ts';

/** Bytes; files are judged by their own policies. */
const bytes: ReadonlySet<string> = new Set(['data', 'hash']);

/** What a patient writes reads as it is: nothing in it hides, turns letters around, or only looks like the clinic's name. */
export const plainText: ChangePolicy = (change, _caller, { clinicNames }) =>
  judgeText(findNewParts(change), clinicNames);

/** The same of what a booking says. */
export function judgeText(value: unknown, clinicNames: readonly string[]): Decision {
  const fault = findFault(value, (text) => {
    if (!isPlainText(text)) return 'hidden';
    return imitates(text, clinicNames) ? 'look-alike' : undefined;
  });
  if (fault === undefined) return pass;
  return fault === 'hidden'
    ? unfit(
        'hidden_characters',
        'The text has hidden or direction-changing characters. Type it again without them.',
      )
    : unfit(
        'look_alike',
        'The text has a name in it that only looks like the clinic’s. Write it in plain letters.',
      );
}

function findFault<Fault>(value: unknown, judge: (text: string) => Fault | undefined): Fault | undefined {
  if (typeof value === 'string') return judge(value);
  const items = Array.isArray(value)
    ? (value as unknown[])
    : isObject(value)
      ? Object.entries(value).flatMap(([name, item]) => (bytes.has(name) ? [] : [item]))
      : [];
  for (const item of items) {
    const fault = findFault(item, judge);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
