import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const names: Record<string, MessageDescriptor> = {
  FOLLOWUP: msg`Follow Up`,
  ROUTINE: msg`Routine`,
  CHECKUP: msg`Checkup`,
};

/** By HL7's code of an appointment's type; of others the record has the name. */
export function visitTypeName(code: string | undefined): MessageDescriptor | undefined {
  return names[code ?? ''];
}
