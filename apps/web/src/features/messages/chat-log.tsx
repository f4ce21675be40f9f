import { Trans, useLingui } from '@lingui/react/macro';
import { matchesText } from '@portal/clinical-domain/language/search-text';
import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { groupDays } from '@portal/clinical-domain/messages/group-days';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { EmptyState } from '@portal/ui/empty-state.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { Bubble } from './bubble.tsx';
import { ChatLoading } from './chat-loading.tsx';
import { loadEarlier } from './chat.ts';
import type { OwnInbox } from './inbox.ts';
import type { Partner } from './partners.ts';
import type { useConversation } from './use-conversation.ts';

type Props = {
  inbox: OwnInbox;
  partner: Partner;
  conversation: ReturnType<typeof useConversation>;
  wanted: string | undefined;
  now: number;
};

/**
 * Opens at its end and stays there: reversed, the browser measures from below, so that earlier pages above move nothing.
 * What is far from view is not drawn (`content-visibility`).
 */
export function ChatLog({ inbox, partner, conversation, wanted, now }: Props) {
  const { t } = useLingui();
  const view = useClinicView();
  const { zone } = view;
  const { messages, hasEarlier, isLoading, hasFailed, isTrying, tryAgain } = conversation;
  const shown = messages.filter(({ text, files }) =>
    [text, ...files.map(({ title }) => title ?? '')].some((strings) => matchesText(strings, wanted ?? '')),
  );
  const today = clinicDay(now, zone);
  const nameOf = (day: string) => (day === today ? t`Today, ${formatDay(day, view)}` : formatDay(day, view));
  return (
    <div
      role="log"
      aria-live="off"
      aria-label={t`Chat with ${partner.name}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must by keyboard too
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-auto overscroll-contain bg-ground px-3.5 py-3 -outline-offset-4! sm:px-7 sm:py-5 low:min-h-40 low:flex-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {hasEarlier && !hasFailed && <Earlier inbox={inbox} partner={partner.partner} />}
        {groupDays(shown, zone).map(({ day, messages: ofDay }) => (
          <section key={day} aria-label={nameOf(day)} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
            <h3 className="my-1.5 justify-self-center rounded-full bg-neutral px-3 py-1 text-sm font-normal tracking-normal text-muted tabular-nums">
              {nameOf(day)}
            </h3>
            {ofDay.map((message) => (
              <Bubble key={message.id} message={message} name={partner.name} />
            ))}
          </section>
        ))}
        {isLoading && messages.length === 0 && <ChatLoading />}
        {hasFailed && (
          <ErrorState onTryAgain={tryAgain} isTrying={isTrying}>
            <p>
              <Trans>
                We couldn’t load this conversation. It’s safe. Check your connection and try again.
              </Trans>
            </p>
          </ErrorState>
        )}
        {!isLoading && !hasFailed && shown.length === 0 && (
          <NothingHere isSearching={(wanted ?? '').trim() !== ''} />
        )}
      </div>
    </div>
  );
}

function NothingHere({ isSearching }: { isSearching: boolean }) {
  const { t } = useLingui();
  if (isSearching) return <EmptyState title={t`No results found!`} />;
  return (
    <EmptyState title={t`No item to display`}>
      <p>
        <Trans>No messages yet</Trans>
      </p>
    </EmptyState>
  );
}

/** Asks by itself when it comes into view, and by a press. */
function Earlier({ inbox, partner }: { inbox: OwnInbox; partner: string }) {
  const [isAsking, setAsking] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  async function ask() {
    setAsking(true);
    await loadEarlier(inbox, partner).catch(() => undefined);
    setAsking(false);
  }

  const askOnce = useEffectEvent(() => void ask());
  useEffect(() => {
    if (isAsking || !ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) askOnce();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isAsking]);

  return (
    <div ref={ref} className="justify-self-center">
      <WaitingButton variant="ghost" size="sm" isWaiting={isAsking} onClick={() => void ask()}>
        <Trans>Earlier messages</Trans>
      </WaitingButton>
    </div>
  );
}
