import type { Track } from 'livekit-client';
import { useEffect, useRef } from 'react';
import { classNames } from '@portal/ui/class-names.ts';

type Props = { track: Track; label: string; isMirrored?: boolean; className?: string };

export function TrackPicture({ track, label, isMirrored = false, className }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useAttached(track, element);
  return (
    <video
      ref={element}
      autoPlay
      playsInline
      muted
      aria-label={label}
      className={classNames('size-full object-cover', isMirrored && '-scale-x-100', className)}
    />
  );
}

export function TrackSound({ track }: { track: Track }) {
  const element = useRef<HTMLAudioElement>(null);
  useAttached(track, element);
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- live speech has no captions here
  return <audio ref={element} autoPlay />;
}

function useAttached(track: Track, element: React.RefObject<HTMLMediaElement | null>) {
  useEffect(() => {
    const media = element.current;
    if (!media) return undefined;
    track.attach(media);
    return () => void track.detach(media);
  }, [track, element]);
}
