import { Trans, useLingui } from '@lingui/react/macro';
import { formatVisitTime } from '@portal/clinical-domain/time/format-date';
import { useQuery } from '@tanstack/react-query';
import type { Appointment } from 'fhir/r4';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queryClient } from '../../session/records/query-client.ts';
import { Button } from '@portal/ui/button.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { useOnline } from '@portal/ui/use-online.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import type { Chosen } from './booking/booking-state.ts';
import { DayAndTime, DayAndTimeLoading } from './booking/day-and-time.tsx';
import { fetchSlots } from './booking/taken-slots.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { findDoctorOf } from './find-doctor.ts';
import { moveVisit, type Move } from './move-visit.ts';

type Props = { visit: Appointment; doctor: string; isOpen: boolean; onClose: () => void };

/** Another time with the same doctor. The old one is kept until the new one is booked. */
export function RescheduleSheet({ visit, doctor: name, isOpen, onClose }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen>();
  const [isWaiting, setIsWaiting] = useState(false);
  const [trouble, setTrouble] = useState<Exclude<Move['kind'], 'moved'>>();
  const times = useQuery(
    {
      queryKey: ['visit', visit.id, 'times'],
      queryFn: async () => {
        const doctor = await findDoctorOf(visit);
        return doctor ? { doctor, slots: await fetchSlots(doctor) } : null;
      },
      enabled: isOpen,
      staleTime: 0,
      meta: { types: ['Appointment'] },
    },
    queryClient,
  );

  async function move({ visit: time }: Chosen) {
    if (!times.data) return;
    setIsWaiting(true);
    const moved = await moveVisit(visit, times.data.doctor, time);
    setIsWaiting(false);
    if (moved.kind !== 'moved') {
      setTrouble(moved.kind);
      if (moved.kind === 'taken') {
        setChosen(undefined);
        await times.refetch();
      }
      return;
    }
    toastQueue.show({
      kind: 'success',
      heading: t`Request sent`,
      message: t`Your visit has been moved. The clinic will confirm the new time.`,
    });
    onClose();
    await navigate(`/appointments/${moved.id}`, { replace: true });
  }

  const time = chosen && formatVisitTime(new Date(chosen.visit.start), view);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t`Choose another time`}
      lead={<PresentTime doctor={name} start={visit.start} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep my visit</Trans>
          </Button>
          <WaitingButton
            isWaiting={isWaiting}
            disabled={!chosen}
            className="max-sm:min-w-full"
            onClick={() => {
              if (chosen) void move(chosen);
            }}
          >
            {time ? <Trans>Move to {time}</Trans> : <Trans>Choose a time</Trans>}
          </WaitingButton>
        </>
      }
    >
      <Callout kind="info">
        {visit.status === 'booked' ? (
          <Trans>This visit is confirmed. If you move it, the clinic must confirm the new time.</Trans>
        ) : (
          <Trans>The clinic has to confirm the new time.</Trans>
        )}
      </Callout>
      {trouble && (
        <div role="alert">
          <Callout kind={trouble === 'unanswered' || trouble === 'offline' ? 'warning' : 'danger'}>
            <Trouble kind={trouble} />
          </Callout>
        </div>
      )}
      {times.isPending && <DayAndTimeLoading />}
      {times.isError && (
        <ErrorState level={3} onTryAgain={() => void times.refetch()} isTrying={times.isFetching}>
          <p>
            <Trans>Your visit hasn’t changed. Check your connection and try again.</Trans>
          </p>
        </ErrorState>
      )}
      {times.data === null && (
        <p className="font-medium">
          <Trans>
            You can’t book this doctor here right now. Your visit hasn’t changed. Please call your clinic.
          </Trans>
        </p>
      )}
      {times.data && (
        <DayAndTime
          doctor={times.data.doctor}
          slots={times.data.slots}
          near={visit.start}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
    </Modal>
  );
}

/** With whom and when the visit is until it is moved. */
function PresentTime({ doctor, start }: { doctor: string; start: string | undefined }) {
  const view = useClinicView();
  const when = start && formatVisitTime(new Date(start), view);
  return (
    <>
      <span className="block">{doctor}</span>
      {when && (
        <span className="block font-semibold text-ink">
          <Trans>Now: {when}</Trans>
        </span>
      )}
    </>
  );
}

function Trouble({ kind }: { kind: Exclude<Move['kind'], 'moved'> }) {
  if (kind === 'taken')
    return <Trans>That time was just taken. Your visit hasn’t changed. Choose another time.</Trans>;
  if (kind === 'offline') return <NotSent />;
  if (kind === 'day-full') {
    return (
      <Trans>
        Not moved: you’ve reached today’s limit for booking and moving visits. Your visit hasn’t changed. Try
        again tomorrow. If it can’t wait, call your clinic.
      </Trans>
    );
  }
  if (kind === 'unanswered') {
    return (
      <Trans>
        The hospital hasn’t answered yet. Check your connection and press the button again. It won’t be booked
        twice.
      </Trans>
    );
  }
  return (
    <Trans>
      We couldn’t move the visit. It hasn’t changed for you. Someone may have changed it just now: close this
      and check it.
    </Trans>
  );
}

function NotSent() {
  if (useOnline()) {
    return <Trans>You’re back online. Your visit hasn’t changed. Press the button again to move it.</Trans>;
  }
  return <Trans>You’re offline, so your visit wasn’t moved. Press the button when you’re back online.</Trans>;
}
