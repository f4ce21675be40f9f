import { useEffect, useEffectEvent } from 'react';

type Watcher = { addEventListener: (type: 'close', listener: () => void) => void; destroy: () => void };
/** Not in TypeScript's DOM types yet: https://html.spec.whatwg.org/#the-closewatcher-interface */
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** Android's Back closes what is open over the page, where the browser can tell: otherwise it would leave the page. */
export function useCloseWatcher(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis as WithWatcher;
    if (!isOpen || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
