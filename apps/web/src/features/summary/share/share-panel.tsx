import { useLingui } from '@lingui/react/macro';
import type { Share } from '@portal/api-contract/sharing';
import { isHTTPError } from 'ky';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { NotConfirmed, withRecentSignIn } from '../../../session/sign-in/recent-sign-in.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { revokeShare } from '../summary-api.ts';
import { makeLink, type MadeLink, type ShareWish } from './make-link.ts';
import { ShareCode } from './share-code.tsx';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';

type Props = { shares: Share[]; now: Date };

/** The code that was just made stands first; it is gone with the page, because nobody else knows its key. */
export function SharePanel({ shares, now }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<MadeLink>();
  const [isMaking, setIsMaking] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const isActive = shares.some(({ id, state }) => id === made?.id && state === 'active');

  async function make(wish: ShareWish) {
    setIsMaking(true);
    try {
      setMade(await withRecentSignIn(() => makeLink(wish, language)));
      await revalidate();
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      const isFull = isHTTPError(error) && error.response.status === 409;
      const message = isFull
        ? t`You have ten open links. Revoke one, then create another.`
        : t`We couldn’t create the link. Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    } finally {
      setIsMaking(false);
    }
  }

  async function revoke(id: string) {
    setLeaving(id);
    try {
      await revokeShare(id);
      if (id === made?.id) setMade(undefined);
      toastQueue.show({
        kind: 'success',
        heading: t`Revoked`,
        message: t`Nobody can open that link any more.`,
      });
    } catch {
      toastQueue.show({
        kind: 'error',
        heading: t`Error occurred`,
        message: t`The link may still work. Check your connection and try again.`,
      });
    }
    await revalidate();
    setLeaving(undefined);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[420px_minmax(0,1fr)] lg:items-start lg:gap-6">
      {made && isActive ? (
        <ShareCode
          link={made}
          now={now}
          isLeaving={leaving === made.id}
          onRevoke={() => void revoke(made.id)}
          onAnother={() => setMade(undefined)}
        />
      ) : (
        <ShareForm isMaking={isMaking} onMake={(wish) => void make(wish)} />
      )}
      <ShareList shares={shares} leaving={leaving} onRevoke={(id) => void revoke(id)} now={now} />
    </div>
  );
}
