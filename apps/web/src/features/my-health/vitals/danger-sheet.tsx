import { Trans, useLingui } from '@lingui/react/macro';
import { Siren } from 'lucide-react';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { NotSaved } from './not-saved.tsx';
import type { Standing } from './use-vital-words.ts';
import type { WriteFailure } from './use-reading-writer.ts';

type Props = {
  value: string;
  side: Standing;
  failure: WriteFailure | undefined;
  isWaiting: boolean;
  onSave: () => void;
  onBack: () => void;
};

/** Before a dangerous reading is saved: whom to call now. Advice beyond that is a clinician's. */
export function DangerSheet({ value, side, failure, isWaiting, onSave, onBack }: Props) {
  const { t } = useLingui();
  const { clinicPhone, emergencyPhone } = getPortalConfig();
  return (
    <Modal
      isOpen
      isAlert
      canClose={false}
      onClose={onBack}
      width="narrow"
      title={t`Get help now`}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            <Trans>Correct the number</Trans>
          </Button>
          <WaitingButton variant="secondary" isWaiting={isWaiting} onClick={onSave}>
            <Trans>Save reading</Trans>
          </WaitingButton>
        </>
      }
    >
      <div className="grid gap-3 rounded-md border border-danger-line bg-danger p-4 text-on-danger">
        <p className="flex items-start gap-3 text-lg leading-snug font-semibold">
          <Siren size={24} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
          <span className="min-w-0 tabular-nums">
            {side === 'danger-low' ? (
              <Trans>{value} is dangerously low.</Trans>
            ) : (
              <Trans>{value} is dangerously high.</Trans>
            )}
          </span>
        </p>
        <p>
          <Trans>Do you feel unwell? Call an ambulance. Don’t wait for an answer here.</Trans>
        </p>
        <PhoneButton number={emergencyPhone} variant="danger-solid" className="w-full" />
        {clinicPhone && (
          <>
            <p>
              <Trans>Do you feel well? Call the clinic now and say this number.</Trans>
            </p>
            <PhoneButton number={clinicPhone} variant="danger" className="w-full" />
          </>
        )}
      </div>
      {failure && <NotSaved failure={failure} />}
    </Modal>
  );
}
