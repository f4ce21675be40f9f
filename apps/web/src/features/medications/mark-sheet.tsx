import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { startOfMinute } from '@portal/clinical-domain/time/clinic-day';
import { formatDateTime, formatTime } from '@portal/clinical-domain/time/format-date';
import { isOffered, type JudgedDose } from '@portal/clinical-domain/medicines/judge-doses';
import { findTakenAt } from '@portal/clinical-domain/medicines/taken-at';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { AskFirst } from './ask-first.tsx';
import { MedicineTitle } from './medicine-title.tsx';
import { NotSaved } from './not-saved.tsx';

type Choice = 'planned' | 'now' | 'other' | 'not-taken';
type Props = {
  dose: JudgedDose;
  now: number;
  isSaving: boolean;
  /** Why it couldn't be stored. */
  unsaved: MessageDescriptor | undefined;
  onClose: () => void;
  onTaken: (takenAt: number) => void;
  onSkip: () => void;
};

/** When a dose was taken that was not marked in time. Nothing is chosen beforehand. */
export function MarkSheet({ dose, now, isSaving, unsaved, onClose, onTaken, onSkip }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const [choice, setChoice] = useState<Choice>();
  const [clock, setClock] = useState('');
  const [opened] = useState(() => startOfMinute(now));
  const { at, opensAt } = dose;
  const planned = formatTime(new Date(at), view);
  const present = formatTime(new Date(opened), view);
  const opens = formatTime(new Date(opensAt), view);
  const when = formatDateTime(new Date(at), view);
  const taken = { planned: at, now: opened, other: findTakenAt(at, clock, { now, zone: view.zone }) };
  const takenAt = choice === undefined || choice === 'not-taken' ? undefined : taken[choice];
  const option = (own: Choice, title: string, details?: string) => (
    <ChoiceCard
      name="when"
      value={own}
      checked={choice === own}
      onChange={() => setChoice(own)}
      title={<span className="font-medium tabular-nums">{title}</span>}
      {...(details !== undefined && { details })}
    />
  );
  return (
    <Modal
      isOpen
      onClose={onClose}
      width="narrow"
      title={<MedicineTitle order={dose.order} />}
      lead={t`Planned for ${when}. Not marked yet.`}
      footer={
        <>
          {unsaved && <NotSaved why={unsaved} />}
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <WaitingButton
            isWaiting={isSaving}
            disabled={takenAt === undefined && choice !== 'not-taken'}
            onClick={() => (takenAt === undefined ? onSkip() : onTaken(takenAt))}
          >
            <Trans>Save</Trans>
          </WaitingButton>
        </>
      }
    >
      <ChoiceGroup legend={<Trans>When did you take it?</Trans>}>
        {at <= now && option('planned', t`At ${planned}, as planned`)}
        {isOffered(dose) && option('now', t`Just now, ${present}`)}
        {option('other', t`At another time`)}
        {choice === 'other' && (
          <TextField
            type="time"
            label={t`Time`}
            hint={t`Between ${opens} and now`}
            value={clock}
            onChange={({ target }) => setClock(target.value)}
          />
        )}
        {option('not-taken', t`I didn’t take it`, t`Saved as skipped`)}
      </ChoiceGroup>
      <Callout kind="warning">
        <div className="grid gap-1.5">
          <p className="font-semibold">
            <Trans>If you missed it</Trans>
          </p>
          <p>
            <Trans>Never take two doses together to make up for it.</Trans>
          </p>
          <AskFirst />
        </div>
      </Callout>
    </Modal>
  );
}
