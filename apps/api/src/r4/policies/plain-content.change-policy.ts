import type { ChangePolicy } from '../change-policy.ts';
import { isObject } from '../../records/is-resource.ts';
import { deny, pass } from '../../patient-access/policy.ts';

const hidden = new Set(['contained', 'modifierExtension', 'resourceType', 'implicitRules']);

/** What a patient writes holds no second resource and nothing that changes the meaning of the rest. */
export const plainContent: ChangePolicy = ({ changed }) =>
  isPlain(changed)
    ? pass
    : deny('not_writable', 'Contained resources and modifier extensions cannot be written here.');

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isObject(value)) return true;
  return Object.entries(value).every(([name, item]) => !hidden.has(name) && isPlain(item));
}
