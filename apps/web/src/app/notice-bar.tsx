import { lazy, Suspense } from 'react';
import { useSession } from '../session/session.ts';

const NoticeCard = lazy(() => import('./notice-card.tsx'));

export function NoticeBar() {
  const { notice } = useSession();
  return (
    <div role="alert" className="fixed inset-x-4 top-4 z-500 grid justify-items-center sm:top-23">
      {notice && (
        <Suspense>
          <NoticeCard notice={notice} />
        </Suspense>
      )}
    </div>
  );
}
