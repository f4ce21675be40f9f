import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MedicationAdministration } from 'fhir/r4';

/** Why a dose is left out; the English goes into the record, for whoever reads it at the hospital. */
export const skipReasons: { code: string; text: string; name: MessageDescriptor }[] = [
  { code: 'forgot', text: 'Forgot', name: msg`I forgot` },
  { code: 'ran-out', text: 'Ran out of the medicine', name: msg`I have none left` },
  { code: 'felt-unwell', text: 'Felt unwell from it', name: msg`It made me feel unwell` },
  { code: 'told-to', text: 'Told to by a doctor', name: msg`A doctor told me to leave it out` },
  { code: 'other', text: 'Other reason', name: msg`Another reason` },
];

/** The reason in the language of the screen; one that somebody else wrote, as it stands there. */
export function useSkipReasonName() {
  const { t } = useLingui();
  return ({ statusReason }: MedicationAdministration): string | undefined => {
    const [reason] = statusReason ?? [];
    const known = skipReasons.find(({ code }) => code === reason?.coding?.[0]?.code);
    return known ? t(known.name) : reason?.text;
  };
}
