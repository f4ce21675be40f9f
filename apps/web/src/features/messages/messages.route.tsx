import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import {
  useLoaderData,
  useSearchParams,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { openDrafts } from '../../session/drafts/drafts.ts';
import { startOutbox } from '../../session/outbox/outbox.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { session, useSession } from '../../session/session.ts';
import { classNames } from '@portal/ui/class-names.ts';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { useAhead } from '@portal/ui/use-ahead.ts';
import { ChatLoading } from './chat-loading.tsx';
import { ConversationList } from './conversation-list.tsx';
import { inboxOf } from './inbox.ts';
import { ListLoading } from './list-loading.tsx';
import { NoConversation } from './no-conversation.tsx';
import { listPartners } from './partners.ts';
import { useLiveMessages } from './use-live-messages.ts';
import { useReception } from './use-reception.ts';

/** With the composer, the recorder and the menus, which a list does without. */
const loadChat = () => import('./chat-panel.tsx');
const ChatPanel = lazy(loadChat);

export async function loader({ request }: LoaderFunctionArgs) {
  if (new URL(request.url).searchParams.has('id')) loadChat().catch(() => undefined);
  load(inboxOf(session.store.getState().user?.id), { showsLast: true });
  startOutbox();
  await openDrafts();
  return { now: Date.now() };
}

/** Another conversation, or a search, asks for nothing that is not asked for anyway. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export function Component() {
  const { now } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const language = useLanguage();
  const { user } = useSession();
  const [query] = useSearchParams();
  const { data: inbox, isError, isFetching, refetch } = useAnswer(inboxOf(user?.id));
  useLiveMessages(inbox?.patientId);
  useAhead(loadChat);
  const id = query.get('id');
  const reception = useReception();
  const partners = inbox ? listPartners(inbox, { language, now, reception }) : [];
  const chosen = partners.find((partner) => partner.id === id);
  return (
    <div
      className={classNames(
        'sm:container-page sm:pb-8 md:grid md:h-[calc(100dvh-196px)] md:min-h-130 md:grid-cols-[clamp(300px,32%,380px)_minmax(0,1fr)]',
        'md:gap-0',
      )}
    >
      {query.size > 0 && <h1 className="sr-only sm:hidden">{t`Messages`}</h1>}
      <section
        aria-label={t`Conversations`}
        className={classNames(
          'min-w-0 sm:overflow-hidden sm:bg-surface sm:shadow-sm md:flex md:min-h-0 md:flex-col md:rounded-l-xl md:border-r md:border-line max-md:sm:rounded-xl',
          id !== null && 'max-md:hidden',
        )}
      >
        {inbox && <ConversationList partners={partners} chosenId={id} now={now} />}
        {!inbox && !isError && <ListLoading />}
        {!inbox && isError && (
          <ErrorState onTryAgain={() => void refetch()} isTrying={isFetching}>
            <p>
              <Trans>
                We couldn’t load your messages. They’re safe. Check your connection and try again.
              </Trans>
            </p>
          </ErrorState>
        )}
      </section>
      <section
        aria-label={chosen ? t`Chat with ${chosen.name}` : t`Chat`}
        className={classNames(
          'min-w-0 bg-surface sm:overflow-hidden sm:shadow-sm md:min-h-0 md:rounded-r-xl max-md:sm:rounded-xl',
          id === null && 'max-md:hidden',
        )}
      >
        {inbox && chosen && (
          <Suspense
            fallback={
              <div className="p-5">
                <ChatLoading />
              </div>
            }
          >
            <ChatPanel key={chosen.partner} inbox={inbox} partner={chosen} now={now} />
          </Suspense>
        )}
        {inbox && !chosen && <NoConversation isMissing={id !== null} />}
      </section>
    </div>
  );
}
