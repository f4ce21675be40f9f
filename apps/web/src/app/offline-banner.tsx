import { useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

export function OfflineBanner() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <output className="block">
      {!isOnline && (
        <span className="flex items-center justify-center gap-2 bg-night px-(--gutter) py-2 text-center text-sm font-medium text-white">
          <WifiOff size={18} strokeWidth={1.75} aria-hidden="true" className="flex-none" />
          {t`You’re offline. This may be out of date.`}
        </span>
      )}
    </output>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
