import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, MessageSquareText, MicOff, PhoneOff, Volume2, WifiLow } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@portal/ui/avatar.tsx';
import { CallButton } from '../call-button.tsx';
import { CallTag } from '../call-tag.tsx';
import { CameraButton, MicrophoneButton } from '../device-buttons.tsx';
import { useInView } from '../use-in-view.ts';
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
  const frame = useInView<HTMLElement>();
  const isAudioOnly = state.mode === 'audio';
  const hasNews = !isChatOpen && lines.length > seenLines;
  function toggleChat() {
    setIsChatOpen(!isChatOpen);
    setSeenLines(lines.length);
  }
  return (
    <div className="container-page pb-6 max-sm:px-0!">
      <section
        ref={frame}
        aria-label={t`Video Call with ${doctor}`}
        className="on-brand relative isolate h-[86vh] min-h-110 overflow-hidden rounded-xl bg-night text-white"
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
                <Trans>Audio only: you hear {doctor}, without a picture.</Trans>
              ) : (
                <Trans>{doctor}’s camera is off.</Trans>
              )}
            </p>
          </div>
        )}
        <div className="absolute top-4 right-32 left-4 flex flex-col items-start gap-2 sm:right-60 sm:flex-row sm:flex-wrap">
          <CallTag>{doctor}</CallTag>
          <CallTag className="tabular-nums">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-[#5cc794]" />
            <CallClock since={since} />
          </CallTag>
          {state.status === 'reconnecting' && (
            <CallTag>
              <WifiLow size={16} aria-hidden="true" />
              <Trans>Connecting again</Trans>
            </CallTag>
          )}
        </div>
        {state.ownPicture && (
          <div className="absolute top-4 right-4 h-33 w-24 overflow-hidden rounded-lg ring-2 ring-white/50 sm:h-32 sm:w-50">
            <TrackPicture track={state.ownPicture} label={t`Your own video`} isMirrored />
          </div>
        )}
        {isChatOpen && <Chat lines={lines} onWrite={async (text) => call()?.write(text)} />}
        <div className="absolute inset-x-0 bottom-0 grid justify-items-center gap-3 bg-linear-to-t from-night/86 to-night/0 px-2 pt-12 pb-4">
          <output className="grid justify-items-center gap-2">
            {!state.isMicrophoneOn && (
              <CallTag className="bg-white! px-4! py-2! text-night!">
                <MicOff size={18} strokeWidth={1.75} aria-hidden="true" />
                <Trans>You are muted. Tap Mic to speak.</Trans>
              </CallTag>
            )}
            {state.isLineWeak && !isAudioOnly && (
              <CallTag>
                <WifiLow size={16} aria-hidden="true" />
                <Trans>Your line is weak. Audio only is steadier.</Trans>
              </CallTag>
            )}
          </output>
          {state.mustTapToHear && (
            <button
              type="button"
              onClick={() => call()?.hear()}
              className="flex min-h-11 items-center gap-2 rounded-full bg-white px-5 font-semibold text-night"
            >
              <Volume2 size={18} aria-hidden="true" />
              <Trans>Tap to hear the doctor</Trans>
            </button>
          )}
          <div className="flex flex-wrap justify-center gap-2.5 sm:gap-3.5">
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
    </div>
  );
}
