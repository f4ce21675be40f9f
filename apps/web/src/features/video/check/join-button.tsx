import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { findVideoWindow } from '@portal/clinical-domain/video/video-window';
import type { Appointment } from 'fhir/r4';
import { Video } from 'lucide-react';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { useJoinRefusal } from '@portal/ui/use-join-refusal.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

const reasons: Record<string, MessageDescriptor> = {
  not_video: msg`This isn’t a video visit.`,
  not_booked: msg`The clinic hasn’t confirmed this visit, or it was cancelled.`,
  too_late: msg`The time for this call has passed. Please call the clinic.`,
};

type Props = { visit: Appointment; onJoin: () => void; isJoining: boolean; refusal: string | undefined };

/** Can be pressed while the window is open. What the server said last counts for more than this device's clock. */
export function JoinButton({ visit, onJoin, isJoining, refusal }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const own = useJoinRefusal(visit);
  const opens = findVideoWindow(visit)?.start;
  const found = own ?? refusal;
  const reason = reasons[found ?? ''];
  if (found === undefined || (own === undefined && refusal === 'too_early')) {
    return (
      <WaitingButton className="w-full" isWaiting={isJoining} onClick={onJoin}>
        <Video size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Join Video Call</Trans>
      </WaitingButton>
    );
  }
  const time = opens === undefined ? '' : formatTime(new Date(opens), view);
  return (
    <>
      <Callout kind="info">
        {found === 'too_early' ? (
          <Trans>The call opens at {time}, ten minutes before the visit.</Trans>
        ) : (
          t(reason ?? msg`You can’t join this call now.`)
        )}
      </Callout>
      <Button className="w-full" disabled>
        <Video size={20} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Join Video Call</Trans>
      </Button>
    </>
  );
}
