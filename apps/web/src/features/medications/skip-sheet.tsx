import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoggedDose } from '@portal/clinical-domain/medicines/dose-states';
import type { SkipReason } from '@portal/fhir-queries/medication-administration.query';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { TextArea } from '@portal/ui/text-area.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { MedicineTitle } from './medicine-title.tsx';
import { NotSaved } from './not-saved.tsx';
import { skipReasons } from './skip-reasons.ts';

type Props = {
  dose: LoggedDose | undefined;
  isSaving: boolean;
  /** Why it couldn't be stored. */
  unsaved: MessageDescriptor | undefined;
  onClose: () => void;
  onSkip: (reason: SkipReason) => void;
};

/** Why a dose was not taken. */
export function SkipSheet({ dose, isSaving, unsaved, onClose, onSkip }: Props) {
  const { t } = useLingui();
  const [code, setCode] = useState<string>();
  const [note, setNote] = useState('');
  const reason = skipReasons.find((one) => one.code === code);
  return (
    <Modal
      isOpen={dose !== undefined}
      onClose={onClose}
      width="narrow"
      title={t`Skip this dose?`}
      footer={
        <>
          {unsaved && <NotSaved why={unsaved} />}
          <Button variant="secondary" onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <WaitingButton
            isWaiting={isSaving}
            disabled={reason === undefined}
            onClick={() => {
              if (reason) onSkip({ code: reason.code, text: reason.text, note: note.trim() });
            }}
          >
            <Trans>Save as skipped</Trans>
          </WaitingButton>
        </>
      }
    >
      {dose && (
        <p className="text-lg font-semibold">
          <MedicineTitle order={dose.order} />
        </p>
      )}
      <ChoiceGroup
        legend={
          <span className="text-md">
            <Trans>Why? Your doctor can see it.</Trans>
          </span>
        }
      >
        {skipReasons.map(({ code: own, name }) => (
          <ChoiceCard
            key={own}
            name="reason"
            value={own}
            checked={own === code}
            onChange={() => setCode(own)}
            title={<span className="font-medium">{t(name)}</span>}
          />
        ))}
      </ChoiceGroup>
      {code === 'felt-unwell' && (
        <Callout kind="warning">
          <Trans>If you feel very unwell, call your clinic now. Don’t wait for your next visit.</Trans>
        </Callout>
      )}
      <TextArea
        label={t`In your own words (optional)`}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Modal>
  );
}
