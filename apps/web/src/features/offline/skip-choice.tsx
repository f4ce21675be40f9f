import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipReasons, type SkipCode } from '@portal/clinical-domain/medicines/skip-reasons';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { Button } from '@portal/ui/button.tsx';

const names: Record<SkipCode, MessageDescriptor> = {
  forgot: msg`I forgot`,
  'ran-out': msg`I have none left`,
  'felt-unwell': msg`It made me feel unwell`,
  'told-to': msg`A doctor told me to skip it`,
  other: msg`Another reason`,
};

export function SkipChoice({ onChoose }: { onChoose: (reason: SkipReason) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0 rounded-md bg-sunken p-3.5">
      <legend className="float-left mb-2.5 w-full font-medium">
        <Trans>Why? Your doctor can see it.</Trans>
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        {skipReasons.map((reason) => (
          <Button key={reason.code} variant="secondary" size="sm" onClick={() => onChoose(reason)}>
            {t(names[reason.code])}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
