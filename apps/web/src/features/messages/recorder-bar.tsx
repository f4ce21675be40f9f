import { Trans, useLingui } from '@lingui/react/macro';
import { formatLength } from '@portal/clinical-domain/messages/format-chat-time';
import { Mic, Pause, Send, Square, Trash2 } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { IconButton } from '@portal/ui/icon-button.tsx';
import type { RecorderState, useRecorder } from './use-recorder.ts';
import { SoundPlayer } from './voice-player.tsx';
import { Wave } from './wave.tsx';

type Props = { recorder: ReturnType<typeof useRecorder>; onSend: () => void };

/** In the place of the composer while something is recorded. */
export function RecorderBar({ recorder, onSend }: Props) {
  const { t } = useLingui();
  const { state } = recorder;
  return (
    <div>
      <div className="flex items-center gap-1.5">
        <IconButton
          label={t`Delete the recording`}
          icon={Trash2}
          onClick={() => recorder.discard()}
          className="text-on-danger"
        />
        {state.kind === 'done' ? <Listen file={state.file} /> : <Running state={state} />}
        {'seconds' in state && (
          <>
            <IconButton
              label={state.kind === 'recording' ? t`Pause` : t`Keep recording`}
              icon={state.kind === 'recording' ? Pause : Mic}
              onClick={() => recorder.toggle()}
            />
            <IconButton
              label={t`Stop recording`}
              icon={Square}
              onClick={() => void recorder.stop()}
              className="[&_svg]:fill-current"
            />
          </>
        )}
        <IconButton
          label={t`Send`}
          icon={Send}
          look="solid"
          disabled={state.kind === 'starting'}
          onClick={onSend}
        />
      </div>
      <output className="mt-2 block text-center text-sm text-muted">
        {state.kind === 'recording' && <Trans>Recording. Send it when you’re done, or delete it.</Trans>}
        {state.kind === 'paused' && <Trans>Paused. Keep recording, send it or delete it.</Trans>}
        {state.kind === 'done' && <Trans>Listen to it, then send or delete it.</Trans>}
      </output>
    </div>
  );
}

function Running({ state }: { state: RecorderState }) {
  const language = useLanguage();
  const { seconds = 0, levels = [] } = 'seconds' in state ? state : {};
  return (
    <div className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-full border-[1.5px] border-danger-line bg-danger px-4 text-on-danger">
      <span
        aria-hidden="true"
        className={classNames(
          'size-3 flex-none rounded-full bg-danger-solid',
          state.kind === 'recording' && 'motion-safe:animate-pulse',
        )}
      />
      <span role="timer" className="font-semibold tabular-nums">
        {formatLength(Math.floor(seconds), language)}
      </span>
      <Wave levels={levels} />
    </div>
  );
}

function Listen({ file }: { file: Blob }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <div className="min-h-12 min-w-0 flex-1 [--quiet:var(--color-text-muted)]">
      <SoundPlayer blob={file} address={address} />
    </div>
  );
}
