import { lazy, Suspense, useEffect, useState } from 'react';
import { loadStrings } from '../i18n/strings.ts';
import { countIdleSeconds, followActivity, noteActivity } from '../platform/activity.ts';
import { session, useSession } from '../session/session.ts';

const warnedSeconds = 60;
const lookedAtMs = 5000;

const Sheet = lazy(async () => {
  const [{ IdleSheet }] = await Promise.all([
    import('../features/idle-limit/idle-sheet.tsx'),
    loadStrings('features/idle-limit'),
  ]);
  return { default: IdleSheet };
});

/** Asks before the session ends for want of use, and then lets the server end it. */
export function IdleLimit() {
  const { idleLimit } = useSession();
  return idleLimit === undefined ? null : <Watch limit={idleLimit} />;
}

function Watch({ limit }: { limit: number }) {
  const [isAsking, setAsking] = useState(false);
  useEffect(followActivity, []);

  useEffect(() => {
    const look = () => {
      const idle = countIdleSeconds();
      const isNear = idle >= limit - warnedSeconds;
      // A press in the sheet is a touch too; whoever is asked answers, unless they went on in another tab.
      setAsking((wasAsking) => isNear || (wasAsking && document.visibilityState === 'visible'));
      if (idle > limit) tellServer();
    };
    const timer = setInterval(look, lookedAtMs);
    return () => clearInterval(timer);
  }, [limit]);

  function stay() {
    noteActivity();
    setAsking(false);
    tellServer();
  }

  return (
    isAsking && (
      <Suspense>
        <Sheet onStay={stay} />
      </Suspense>
    )
  );
}

function tellServer() {
  session.refresh().catch(() => undefined);
}
