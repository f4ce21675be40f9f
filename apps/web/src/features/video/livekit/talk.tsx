import { Trans, useLingui } from '@lingui/react/macro';
import {
  AudioLines,
  ChevronDown,
  ChevronUp,
  MessageSquareText,
  MicOff,
  PhoneOff,
  Volume2,
  WifiLow,
} from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { CallButton } from '../call-button.tsx';
import { CallTag } from '../call-tag.tsx';
import { CameraButton, MicrophoneButton } from '../device-buttons.tsx';
import { useResting } from '../use-resting.ts';
import { CallClock } from './call-clock.tsx';
import type { CallScreen } from './call-screen.ts';
import { Chat } from './chat.tsx';
import { TrackPicture } from './track-media.tsx';

/** Both are there. */
export function Talk({ state, doctor, call, onLeave, since }: CallScreen & { since: number }) {
  const { t } = useLingui();
  const [isChatOpen, setIsChatOpen] = useState(false);
  const [seenLines, setSeenLines] = useState(0);
  const { lines } = state;
  const [isPictureLow, setPictureLow] = useState(false);
  const isAudioOnly = state.mode === 'audio';
  const hasNews = !isChatOpen && lines.length > seenLines;
  const isResting = useResting(
    !state.isMicrophoneOn || isChatOpen || state.mustTapToHear || state.isLineWeak || hasNews,
  );
  function toggleChat() {
    setIsChatOpen(!isChatOpen);
    setSeenLines(lines.length);
  }
  return (
    <section
      aria-label={t`Video Call with ${doctor}`}
      data-full-screen=""
      className="on-brand fixed inset-0 isolate z-300 overflow-hidden bg-night text-white"
    >
      {state.doctorPicture && !isAudioOnly ? (
        <TrackPicture
          track={state.doctorPicture}
          label={t`Video of ${doctor}`}
          className="absolute inset-0"
        />
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 px-6 pb-24 text-center">
          <Avatar name={doctor} hue="rose" size="xl" />
          <p>
            {isAudioOnly ? (
              <Trans>Audio only: you hear {doctor}, but there’s no picture.</Trans>
            ) : (
              <Trans>{doctor}’s camera is off.</Trans>
            )}
          </p>
        </div>
      )}
      <div className="absolute top-[calc(16px+var(--safe-top))] right-32 left-4 flex flex-col items-start gap-2 sm:right-60 sm:flex-row sm:flex-wrap">
        <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg bg-night/72 px-4 py-2 text-sm font-medium tabular-nums">
          <h2 className="text-md text-white max-sm:sr-only">
            <Trans>Video Call</Trans>
          </h2>
          <span className="min-w-0 break-words">{doctor}</span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-[#5cc794]" />
            <CallClock since={since} />
          </span>
        </div>
        {state.status === 'reconnecting' && (
          <CallTag>
            <WifiLow size={16} aria-hidden="true" />
            <Trans>Reconnecting</Trans>
          </CallTag>
        )}
      </div>
      {state.ownPicture && (
        <div
          className={classNames(
            'absolute right-4 h-33 w-24 overflow-hidden rounded-lg ring-2 ring-white/50 sm:h-32 sm:w-50',
            isPictureLow ? 'bottom-[calc(148px+var(--safe-bottom))]' : 'top-[calc(16px+var(--safe-top))]',
          )}
        >
          <TrackPicture track={state.ownPicture} label={t`Your own video`} isMirrored />
          <button
            type="button"
            aria-label={isPictureLow ? t`Move your picture up` : t`Move your picture down`}
            onClick={() => setPictureLow(!isPictureLow)}
            className="absolute inset-0 grid place-content-end p-1.5 outline-offset-[-5px]"
          >
            <span className="grid size-7 place-items-center rounded-full bg-night/72">
              {isPictureLow ? (
                <ChevronUp size={18} aria-hidden="true" />
              ) : (
                <ChevronDown size={18} aria-hidden="true" />
              )}
            </span>
          </button>
        </div>
      )}
      {isChatOpen && <Chat lines={lines} onWrite={async (text) => call()?.write(text)} />}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center gap-3 bg-linear-to-t from-night/86 to-night/0 px-2 pt-12 pb-[calc(16px+var(--safe-bottom))]">
        <output className="grid justify-items-center gap-2">
          {!state.isMicrophoneOn && (
            <CallTag look="strong">
              <MicOff size={18} strokeWidth={1.75} aria-hidden="true" />
              <Trans>You’re muted. Tap Mic to speak.</Trans>
            </CallTag>
          )}
          {state.isLineWeak && !isAudioOnly && (
            <CallTag>
              <WifiLow size={16} aria-hidden="true" />
              <Trans>Weak connection. Try audio only.</Trans>
            </CallTag>
          )}
        </output>
        {state.mustTapToHear && (
          <button
            type="button"
            onClick={() => call()?.hear()}
            className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-white px-5 font-semibold text-night"
          >
            <Volume2 size={18} aria-hidden="true" />
            <Trans>Tap to hear the doctor</Trans>
          </button>
        )}
        {/* A touch on what is not seen only brings it back. */}
        <div
          className={classNames(
            'flex flex-wrap justify-center gap-2.5 rounded-xl transition-opacity duration-(--dur-base) sm:gap-3.5 sm:bg-night/72 sm:px-6 sm:py-3',
            isResting ? 'opacity-0' : 'pointer-events-auto',
          )}
        >
          <MicrophoneButton
            isOn={state.isMicrophoneOn}
            onChange={(isOn) => void call()?.turn('microphone', isOn)}
          />
          {!isAudioOnly && (
            <CameraButton isOn={state.isCameraOn} onChange={(isOn) => void call()?.turn('camera', isOn)} />
          )}
          <CallButton
            icon={AudioLines}
            label={isAudioOnly ? t`Audio only is on, turn off` : t`Audio only is off, turn on`}
            word={t`Audio only`}
            look={isAudioOnly ? 'off' : 'on'}
            isPressed={isAudioOnly}
            onPress={() => void call()?.setMode(isAudioOnly ? 'low-data' : 'audio')}
          />
          <CallButton
            icon={MessageSquareText}
            label={hasNews ? t`Chat, new message` : t`Chat`}
            word={hasNews ? t`New` : t`Chat`}
            look={isChatOpen || hasNews ? 'off' : 'on'}
            isExpanded={isChatOpen}
            onPress={toggleChat}
          />
          <CallButton
            icon={PhoneOff}
            label={t`Leave the call`}
            word={t`Leave`}
            look="end"
            onPress={onLeave}
          />
        </div>
      </div>
    </section>
  );
}
