import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { FlaskConical, MessageSquareText, PhoneOff, Pill } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getPortalConfig } from '../../../http/portal-config.ts';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { PhoneLink } from '@portal/ui/phone-link.tsx';
import { TabRow } from '../tab-row.tsx';
import { CameraButton, MicrophoneButton } from '../device-buttons.tsx';
import { CallTag } from '../call-tag.tsx';
import type { CallScreen } from './call-screen.ts';
import { TrackPicture } from './track-media.tsx';

const patienceMs = 15 * 60_000;

/** The patient is in; the doctor is not there yet, or has gone. */
export function WaitingRoom({
  state,
  doctor,
  call,
  onLeave,
  start,
  hours,
}: CallScreen & { start: Date; hours: string }) {
  const { t } = useLingui();
  const view = useClinicView();
  const { clinicPhone } = getPortalConfig();
  const lateAt = formatTime(new Date(start.getTime() + patienceMs), view);
  return (
    <div className="container-page grid gap-4 pb-6 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-6">
      <Card className="relative grid content-center justify-items-center gap-1.5 px-5! py-9! text-center sm:min-h-130">
        {state.ownPicture && (
          <div className="absolute top-3.5 right-3.5 h-26 w-19 overflow-hidden rounded-md bg-night sm:top-6 sm:right-6 sm:h-33 sm:w-50 sm:rounded-lg">
            <TrackPicture track={state.ownPicture} label={t`Your own video`} isMirrored />
            <CallTag className="absolute bottom-2 left-2 px-2.5! py-0.5! max-sm:hidden">
              <Trans>You</Trans>
            </CallTag>
          </div>
        )}
        <span
          aria-hidden="true"
          className="mb-3.5 grid size-36 place-items-center rounded-full bg-soft sm:size-42"
        >
          <span className="grid size-28 place-items-center rounded-full bg-soft-hover sm:size-32">
            <Avatar name={doctor} hue="rose" size="xl" />
          </span>
        </span>
        <output className="grid justify-items-center gap-1.5">
          <h2 className="text-2xl">
            {state.wasDoctorHere ? (
              <Trans>The doctor has left the call</Trans>
            ) : (
              <Trans>Waiting for the doctor</Trans>
            )}
          </h2>
          <p className="max-w-[36ch] text-pretty text-muted">
            {state.wasDoctorHere ? (
              <Trans>Not finished? Stay here. The call continues when {doctor} comes back.</Trans>
            ) : (
              <Trans>Your call starts when {doctor} joins. You don’t need to do anything.</Trans>
            )}
          </p>
        </output>
        <p className="mt-1.5 font-semibold tabular-nums">{hours}</p>
        <WaitedMinutes />
        <div className="mt-4 flex flex-wrap items-center justify-center gap-4">
          <MicrophoneButton
            ground="page"
            isOn={state.isMicrophoneOn}
            onChange={(isOn) => void call()?.turn('microphone', isOn)}
          />
          {state.mode !== 'audio' && (
            <CameraButton
              ground="page"
              isOn={state.isCameraOn}
              onChange={(isOn) => void call()?.turn('camera', isOn)}
            />
          )}
        </div>
        <Button variant="danger" className="mt-4" onClick={onLeave}>
          <PhoneOff size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Leave</Trans>
        </Button>
      </Card>
      <div className="grid content-start gap-4">
        <Card className="p-0!">
          <h2 className="px-5 pt-4.5 pb-1.5 text-lg">
            <Trans>While you wait</Trans>
          </h2>
          <ul className="divide-y divide-divider">
            <TabRow to="/test-results" icon={FlaskConical} hue="teal" title={t`Test Results`} />
            <TabRow to="/medications" icon={Pill} hue="violet" title={t`Your medicines`} />
            <TabRow
              to="/messages"
              icon={MessageSquareText}
              hue="blue"
              title={t`Write to the doctor`}
              detail={t`If your connection is weak`}
            />
          </ul>
        </Card>
        <Callout kind="info">
          {clinicPhone ? (
            <Trans>
              Doctors sometimes run late. If nobody joins by {lateAt}, call <PhoneLink number={clinicPhone} />
              . You still have your visit.
            </Trans>
          ) : (
            <Trans>Doctors sometimes run late. You still have your visit.</Trans>
          )}
        </Callout>
      </div>
    </div>
  );
}

function WaitedMinutes() {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  if (minutes === 0) return null;
  return (
    <p className="text-sm text-muted tabular-nums">
      <Plural value={minutes} one="You’ve waited # minute" other="You’ve waited # minutes" />
    </p>
  );
}
