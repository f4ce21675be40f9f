import { Trans, useLingui } from '@lingui/react/macro';
import { formatLength } from '@portal/clinical-domain/messages/format-chat-time';
import { useQuery } from '@tanstack/react-query';
import type { Attachment } from 'fhir/r4';
import { AudioLines, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { readSound } from '../../platform/read-sound.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { Button } from '@portal/ui/button.tsx';
import { useNear } from '@portal/ui/use-near.ts';
import { FileCard } from './file-card.tsx';
import { useFile } from './use-file.ts';
import { useWanted } from './use-wanted.ts';
import { Wave } from './wave.tsx';

const bars = 26;
const flat = Array.from({ length: bars }, () => 0.3);

/** Plays here; where the browser cannot play that type, the file can be saved. */
export function VoicePlayer({ file }: { file: Attachment }) {
  const { ref, isNear } = useNear<HTMLDivElement>('300px');
  const { isWanted, mustAsk, ask } = useWanted(isNear);
  const { blob, address, hasFailed } = useFile(file, isWanted);
  const [cannotPlay, setCannotPlay] = useState(false);
  if (hasFailed || cannotPlay) return <FileCard file={file} />;
  return (
    <div ref={ref}>
      {mustAsk && !address ? (
        <Button variant="secondary" size="sm" className="my-1" onClick={ask}>
          <AudioLines size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Load voice message</Trans>
        </Button>
      ) : (
        <SoundPlayer blob={blob} address={address} onTrouble={() => setCannotPlay(true)} />
      )}
    </div>
  );
}

type PlayerProps = { blob: Blob | undefined; address: string | undefined; onTrouble?: () => void };

export function SoundPlayer({ blob, address, onTrouble }: PlayerProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const { data: sound } = useQuery(
    {
      // Not live: a file never changes.
      queryKey: ['sound', address],
      queryFn: () => readSound(blob as Blob, bars),
      enabled: blob !== undefined,
    },
    queryClient,
  );
  const seconds = sound?.seconds ?? 0;
  const length = formatLength(isPlaying || at > 0 ? at : seconds, language);

  function toggle() {
    if (isPlaying) audio.current?.pause();
    else audio.current?.play().catch(() => onTrouble?.());
  }

  return (
    <div className="flex min-w-0 items-center gap-3">
      <button
        type="button"
        disabled={address === undefined}
        aria-label={isPlaying ? t`Pause` : t`Play voice message, ${formatLength(seconds, language)}`}
        onClick={toggle}
        className="grid size-11 flex-none place-items-center rounded-full bg-primary text-on-primary in-[.justify-self-end]:bg-white in-[.justify-self-end]:text-paper-brand"
      >
        {isPlaying ? (
          <Pause size={20} aria-hidden="true" className="fill-current" />
        ) : (
          <Play size={20} aria-hidden="true" className="ml-0.5 fill-current" />
        )}
      </button>
      <Wave levels={sound?.levels ?? flat} played={seconds > 0 ? at / seconds : 0} />
      <span className="text-sm text-(--quiet) tabular-nums">{length}</span>
      {address && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody wrote down what was said
        <audio
          ref={audio}
          src={address}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setAt(0)}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onError={onTrouble}
        />
      )}
    </div>
  );
}
