import { Trans } from '@lingui/react/macro';
import { Callout } from '@portal/ui/callout.tsx';

export function ClinicRecordCallout({ className }: { className: string }) {
  return (
    <div className={className}>
      <Callout kind="info">
        <p>
          <Trans>
            Name, date of birth and Patient ID come from your clinic record. To correct them, bring your
            citizenship card to the reception.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}
