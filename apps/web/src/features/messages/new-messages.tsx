import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useMuted } from './muted-conversations.ts';
import type { Partner } from './partners.ts';
import type { Shown } from './use-conversation.ts';

type Props = { partner: Partner; messages: Shown[]; isReady: boolean };

/** Says politely what the doctor has just written. What was there when the chat was opened, or is looked up, is not said. */
export function NewMessages({ partner: { name, partner }, messages, isReady }: Props) {
  const { t } = useLingui();
  const isMuted = useMuted().includes(partner);
  const [said, setSaid] = useState('');
  const heard = useRef<number>(undefined);
  useEffect(() => {
    if (!isReady) return;
    const theirs = messages.filter(({ isMine }) => !isMine);
    const latest = theirs.at(-1)?.at ?? 0;
    const fresh = theirs.filter(({ at }) => at > (heard.current ?? Infinity));
    heard.current = Math.max(latest, heard.current ?? 0);
    const text = fresh.map(({ text }) => text || t`A file or a voice message`).join(' ');
    if (fresh.length > 0 && !isMuted) setSaid(t`${name}: ${text}`);
  }, [messages, isReady, isMuted, name, t]);
  return (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  );
}
