import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound, VideoOff } from 'lucide-react';
import { CallTag } from '../call-tag.tsx';
import { CameraButton, MicrophoneButton } from '../device-buttons.tsx';
import { sendsPicture, type CallChoice } from '../call-choice.ts';

type Props = {
  stream: MediaStream | undefined;
  choice: CallChoice;
  onChange: (choice: CallChoice) => void;
};

/** How one looks to the doctor. */
export function OwnPicture({ stream, choice, onChange }: Props) {
  const { t } = useLingui();
  const isShown = sendsPicture(choice);
  return (
    <section
      aria-label={t`Your camera`}
      className="on-brand relative isolate aspect-4/3 overflow-hidden rounded-xl bg-night text-white sm:aspect-16/10 lg:aspect-auto lg:h-130"
    >
      {isShown ? (
        <video
          ref={(element) => {
            if (element) element.srcObject = stream ?? null;
          }}
          autoPlay
          playsInline
          muted
          aria-label={t`Your own video`}
          className="absolute inset-0 size-full -scale-x-100 object-cover"
        />
      ) : (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-6 pb-16 text-center">
          <VideoOff size={40} strokeWidth={1.5} aria-hidden="true" />
          <Trans>Your camera is off. The doctor will hear you, but not see you.</Trans>
        </p>
      )}
      <CallTag className="absolute top-3 left-3">
        <UserRound size={16} strokeWidth={1.75} aria-hidden="true" />
        <Trans>You</Trans>
      </CallTag>
      <div className="absolute inset-x-0 bottom-0 flex justify-center gap-3 bg-linear-to-t from-night/86 to-night/0 px-4 pt-10 pb-3.5">
        <MicrophoneButton
          isOn={choice.isMicrophoneOn}
          onChange={(isMicrophoneOn) => onChange({ ...choice, isMicrophoneOn })}
        />
        {choice.mode !== 'audio' && (
          <CameraButton
            isOn={choice.isCameraOn}
            onChange={(isCameraOn) => onChange({ ...choice, isCameraOn })}
          />
        )}
      </div>
    </section>
  );
}
