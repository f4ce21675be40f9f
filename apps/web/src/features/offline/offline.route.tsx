import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { findOfflineLock, type OfflineLock } from '../../platform/offline-copy.ts';
import { prepare } from '../../session/prepare.ts';
import { BrandMark } from '@portal/ui/brand-mark.tsx';
import { CopyUnreadable } from './copy-unreadable.tsx';
import { DeviceLockForm } from './device-lock-form.tsx';
import { OfflinePages } from './offline-pages.tsx';
import { NoOfflineCopy } from './no-offline-copy.tsx';
import { PinForm } from './pin-form.tsx';
import { useOfflineCopy } from './use-offline-copy.ts';

export async function loader() {
  const lock = await findOfflineLock();
  if (lock.outcome === 'failed') return { way: undefined, trouble: lock.reason };
  return { way: lock.outcome === 'found' ? lock.value.by : undefined, trouble: undefined };
}

/** The copy of the record that the patient keeps on this device; the only page that needs neither network nor session. */
export function Component() {
  const { t } = useLingui();
  const { way, trouble } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const copy = useOfflineCopy(way !== undefined);
  const { state, shut } = copy;
  useSignedInAgain();
  if (state.outcome === 'open')
    return <OfflinePages record={state.record} waiting={state.waiting} unread={state.unread} onShut={shut} />;
  const unreadable = trouble ?? (state.outcome === 'failed' ? state.reason : undefined);
  const tryAgain = () => {
    shut();
    void revalidate();
  };
  return (
    <main
      id="main"
      tabIndex={-1}
      className="container-page grid max-w-130! content-start gap-6 py-6 sm:py-14"
    >
      <p className="flex items-center gap-2.5 text-lg font-semibold tracking-title">
        <BrandMark size={32} />
        <Trans>Patient Portal</Trans>
      </p>
      <h1 className="text-2xl">{t`Saved offline`}</h1>
      {unreadable ? (
        <CopyUnreadable reason={unreadable} onTryAgain={tryAgain} />
      ) : (
        <Entrance way={way} copy={copy} />
      )}
    </main>
  );
}

type Parts = { way: OfflineLock['by'] | undefined; copy: ReturnType<typeof useOfflineCopy> };

function Entrance({ way, copy: { state, open, unlock, remove } }: Parts) {
  if (state.outcome === 'open' || state.outcome === 'failed') return null;
  if (state.outcome !== 'shut') return <NoOfflineCopy why={state.outcome} />;
  // Wiped while the page stood here.
  if (way === undefined) return <NoOfflineCopy why="gone" />;
  if (way === 'pin') return <PinForm triesLeft={state.triesLeft} onPin={open} />;
  return <DeviceLockForm by={way} trouble={state.trouble} onUnlock={unlock} onRemove={remove} />;
}

/** In the background, now and whenever the network comes back: what was noted here is sent once the patient is in. */
function useSignedInAgain() {
  useEffect(() => {
    const tryNow = () => void prepare().catch(() => undefined);
    tryNow();
    window.addEventListener('online', tryNow);
    return () => window.removeEventListener('online', tryNow);
  }, []);
}
