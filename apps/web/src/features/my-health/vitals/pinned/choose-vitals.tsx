import { Trans, useLingui } from '@lingui/react/macro';
import { mostPinned } from '@portal/clinical-domain/vitals/pinned-vitals';
import type { VitalKind } from '@portal/clinical-domain/vitals/vital-limits';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { CheckRow } from '@portal/ui/check-row.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { vitalNames } from '../vital-strings.ts';
import { pinVitals } from './pinned-choice.ts';

type Props = { kinds: VitalKind[]; pinned: VitalKind[]; onClose: () => void };

/** Which signs stand on the dashboard, of those that have readings. */
export default function ChooseVitals({ kinds, pinned, onClose }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(pinned);
  const [hasFailed, setFailed] = useState(false);
  async function save() {
    const { outcome } = await pinVitals(chosen);
    if (outcome === 'failed') setFailed(true);
    else onClose();
  }
  const isAllowed = chosen.length > 0 && chosen.length <= mostPinned;
  return (
    <Modal
      isOpen
      onClose={onClose}
      width="narrow"
      title={t`Choose my vitals`}
      lead={t`Up to three, shown on your home page.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button disabled={!isAllowed} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <fieldset aria-label={t`My vitals`} className="grid gap-1">
        {kinds.map((kind) => (
          <CheckRow
            key={kind}
            isChecked={chosen.includes(kind)}
            onChange={(isChecked) =>
              setChosen((known) => (isChecked ? [...known, kind] : known.filter((one) => one !== kind)))
            }
          >
            {t(vitalNames[kind])}
          </CheckRow>
        ))}
      </fieldset>
      <p aria-live="polite" className="text-sm text-on-warning">
        {chosen.length > mostPinned && <Trans>Choose three at most.</Trans>}
        {chosen.length === 0 && <Trans>Choose at least one.</Trans>}
      </p>
      {hasFailed && (
        <Callout kind="danger">
          <Trans>We couldn’t save this on your device. Try again.</Trans>
        </Callout>
      )}
    </Modal>
  );
}
