import { CircleAlert, X } from 'lucide-react';
import { session, useSession } from '../session/session.ts';

export function NoticeBar() {
  const { notice } = useSession();
  return (
    <div role="alert" className="fixed inset-x-4 top-4 z-500 grid justify-items-center sm:top-23">
      {notice && (
        <div className="flex w-full max-w-105 items-start gap-3 rounded-md border border-danger-line bg-surface py-3.5 pr-2 pl-4 shadow-lg">
          <CircleAlert size={22} aria-hidden="true" className="mt-0.5 flex-none text-on-danger" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{notice.heading}</p>
            <p className="text-sm text-muted">{notice.message}</p>
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={() => session.notify(undefined)}
            className="-my-2 grid size-11 flex-none place-items-center rounded-full hover:bg-hover"
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
