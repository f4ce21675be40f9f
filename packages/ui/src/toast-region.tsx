import { useLingui } from '@lingui/react/macro';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { ToastCard } from './toast-card.tsx';
import { toastQueue, type Toast } from './toast-queue.ts';

/** Stands once in the page, empty or not, so that screen readers hear what is put into it. */
export function ToastRegion() {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.read);
  const cameFrom = useRef<EventTarget>(null);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    toastQueue.pause();
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  function onClose(id: number) {
    toastQueue.close(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  const show = (toast: Toast) => <ToastCard key={toast.id} {...toast} onClose={() => onClose(toast.id)} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds up the clock while someone reads
    <section
      aria-label={t`Messages to you`}
      // Messages are read out although a dialog stands over the page.
      data-react-aria-top-layer="true"
      data-toasts={toasts.length > 0 ? '' : undefined}
      onPointerEnter={() => toastQueue.pause()}
      onPointerLeave={() => toastQueue.resume()}
      onFocus={onFocus}
      onBlur={() => toastQueue.resume()}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--tabbar-h)+var(--safe-bottom)+16px)] z-500 grid justify-items-center sm:top-[calc(var(--navbar-h)+20px)] sm:right-8 sm:bottom-auto sm:left-auto"
    >
      <div role="alert" aria-atomic="false">
        {toasts.filter(({ kind }) => kind === 'error').map(show)}
      </div>
      <output aria-atomic="false" className="block">
        {toasts.filter(({ kind }) => kind !== 'error').map(show)}
      </output>
    </section>
  );
}
