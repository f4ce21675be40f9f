import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from 'fhir/r4';
import { ShieldCheck, Volume2 } from 'lucide-react';
import { playTestSound } from '../../../platform/call-devices.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { sendsPicture, type CallChoice } from '../call-choice.ts';
import { DeviceSelect } from './device-select.tsx';
import { DeviceTrouble } from './device-trouble.tsx';
import { JoinButton } from './join-button.tsx';
import { LevelMeter } from './level-meter.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { OwnPicture } from './own-picture.tsx';
import { useDevice } from './use-device.ts';

type Props = {
  visit: Appointment;
  doctor: string;
  hours: string;
  choice: CallChoice;
  onChange: (choice: CallChoice) => void;
  onJoin: () => void;
  isJoining: boolean;
  refusal: string | undefined;
};

/** How one looks and sounds, before anybody else sees or hears it. */
export function DeviceCheck(props: Props) {
  const { visit, doctor, hours, choice, onChange, onJoin, isJoining, refusal } = props;
  const { t } = useLingui();
  const camera = useDevice('camera', choice.camera, sendsPicture(choice));
  const microphone = useDevice('microphone', choice.microphone, true);
  return (
    <div className="container-page pb-6 sm:pb-14">
      <p className="mb-4 text-muted sm:-mt-4">
        <Trans>Check your picture and sound before you join.</Trans>
      </p>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-6">
        <OwnPicture stream={camera.stream} choice={choice} onChange={onChange} />
        <div className="grid content-start gap-4">
          <Card className="grid gap-4">
            <div className="flex items-center gap-3.5 border-b border-divider pb-4">
              <Avatar name={doctor} hue="rose" />
              <div className="min-w-0 flex-1">
                <h2 className="text-md">{doctor}</h2>
                <p className="text-sm text-muted tabular-nums">{hours}</p>
              </div>
            </div>
            <DeviceTrouble camera={camera.trouble} microphone={microphone.trouble} />
            {choice.mode !== 'audio' && (
              <DeviceSelect
                label={t`Camera`}
                devices={camera.devices}
                value={choice.camera}
                onChange={(id) => onChange({ ...choice, camera: id })}
              />
            )}
            <div className="grid gap-2">
              <DeviceSelect
                label={t`Microphone`}
                devices={microphone.devices}
                value={choice.microphone}
                onChange={(id) => onChange({ ...choice, microphone: id })}
              />
              <LevelMeter stream={microphone.stream} />
              <p className="text-sm text-muted">
                {choice.isMicrophoneOn ? (
                  <Trans>Say “Namaste”. The bars should move. The doctor can hear you right away.</Trans>
                ) : (
                  <Trans>Say “Namaste”. The bars should move. You join muted.</Trans>
                )}
              </p>
            </div>
            <ModeChoice mode={choice.mode} onChange={(mode) => onChange({ ...choice, mode })} />
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start"
              onClick={() => void playTestSound()}
            >
              <Volume2 size={18} strokeWidth={1.75} aria-hidden="true" />
              <Trans>Test sound</Trans>
            </Button>
            <div className="grid gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-1 max-sm:-mx-4 max-sm:-mb-4 max-sm:rounded-b-lg max-sm:bg-surface max-sm:px-4 max-sm:py-3 max-sm:shadow-bar">
              <JoinButton visit={visit} onJoin={onJoin} isJoining={isJoining} refusal={refusal} />
            </div>
          </Card>
          <p className="flex gap-3 px-1 text-sm text-muted">
            <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
            <Trans>Only you and your doctor are in the call. It isn’t recorded.</Trans>
          </p>
        </div>
      </div>
    </div>
  );
}
