import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { skipReasons as reasons, type SkipCode } from '@portal/clinical-domain/medicines/skip-reasons';
import type { MedicationAdministration } from 'fhir/r4';

const names: Record<SkipCode, MessageDescriptor> = {
  forgot: msg`I forgot`,
  'ran-out': msg`I have none left`,
  'felt-unwell': msg`It made me feel unwell`,
  'told-to': msg`A doctor told me to skip it`,
  other: msg`Another reason`,
};

export const skipReasons = reasons.map((reason) => ({ ...reason, name: names[reason.code] }));

/** The reason in the language of the screen; one that somebody else wrote, as it stands there. */
export function useSkipReasonName() {
  const { t } = useLingui();
  return ({ statusReason }: MedicationAdministration): string | undefined => {
    const [reason] = statusReason ?? [];
    const known = skipReasons.find(({ code }) => code === reason?.coding?.[0]?.code);
    return known ? t(known.name) : reason?.text;
  };
}
