import { Trans, useLingui } from '@lingui/react/macro';
import { valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { cancelAppointment } from '@portal/fhir-queries/appointment.query';
import { expandValueSet } from '@portal/fhir-queries/value-set.query';
import { useQuery } from '@tanstack/react-query';
import type { Appointment } from 'fhir/r4';
import { useState } from 'react';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { Button } from '@portal/ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Spinner } from '@portal/ui/spinner.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { forgetVisits } from './visits.ts';

type Props = {
  visit: Appointment;
  doctor: string;
  isOpen: boolean;
  onClose: () => void;
  onCancelled: () => void;
};

/** Why, if the patient cares to say, then done: the time is free for others at once. */
export function CancelSheet({ visit, doctor, isOpen, onClose, onCancelled }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [reason, setReason] = useState<string>();
  const [state, setState] = useState<'asking' | 'waiting' | 'failed'>('asking');
  const reasons = useQuery(
    {
      // Not live: the reasons are no part of the record.
      queryKey: ['value-set', valueSetUrls.cancelReasons],
      queryFn: () => expandValueSet(recordsClient, valueSetUrls.cancelReasons),
      enabled: isOpen,
    },
    queryClient,
  );

  async function cancel() {
    setState('waiting');
    try {
      await cancelAppointment(recordsClient, visit, reason);
    } catch {
      setState('failed');
      return;
    }
    setState('asking');
    await forgetVisits();
    toastQueue.show({
      kind: 'info',
      heading: t`Visit cancelled`,
      message: t`You cancelled your visit with ${doctor}.`,
    });
    onClose();
    onCancelled();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      title={t`Cancel this visit?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep my visit</Trans>
          </Button>
          <WaitingButton variant="danger" isWaiting={state === 'waiting'} onClick={() => void cancel()}>
            <Trans>Cancel visit</Trans>
          </WaitingButton>
        </>
      }
    >
      <p>
        <Trans>Your time with {doctor} will be free for someone else right away.</Trans>
      </p>
      {state === 'failed' && (
        <div role="alert">
          <Callout kind="danger">
            <Trans>
              We couldn’t cancel the visit. It may have changed, or you’re offline. Try again, or close this
              and check the visit.
            </Trans>
          </Callout>
        </div>
      )}
      {reasons.isPending && <Spinner />}
      {reasons.isError && (
        <ErrorState level={3} onTryAgain={() => void reasons.refetch()} isTrying={reasons.isFetching}>
          <p>
            <Trans>Check your connection and try again.</Trans>
          </p>
        </ErrorState>
      )}
      {reasons.data && (
        <ChoiceGroup
          legend={
            <span className="text-md">
              <Trans>Why? You don’t have to say, but it helps us plan.</Trans>
            </span>
          }
        >
          {reasons.data.map(({ code, names }) => (
            <ChoiceCard
              key={code}
              name="reason"
              value={code}
              checked={code === reason}
              onChange={() => setReason(code)}
              title={<span className="font-medium">{names[language] ?? names['en']}</span>}
            />
          ))}
        </ChoiceGroup>
      )}
    </Modal>
  );
}
