import { Trans } from '@lingui/react/macro';
import { Notice } from '@portal/ui/notice.tsx';

export function ClinicRecordNotice({ className }: { className: string }) {
  return (
    <div className={className}>
      <Notice kind="info">
        <p>
          <Trans>
            Name, date of birth and Patient ID come from your clinic record. To correct them, bring your
            citizenship card to the reception.
          </Trans>
        </p>
      </Notice>
    </div>
  );
}
