import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

type Props = { onReload: () => Promise<void>; onClose: () => void };

/** Says that a new version is ready, and leaves the page as it is until its reader is ready too. */
export function NewVersion({ onReload, onClose }: Props) {
  const { t } = useLingui();
  // Screen readers hear what is put into a region that is there already.
  const isSaid = useDeferredValue(true, false);
  const [isReloading, setReloading] = useState(false);
  return (
    <section
      aria-label={t`New version`}
      data-react-aria-top-layer="true"
      className="fixed inset-x-4 top-[calc(var(--appbar-h)+var(--safe-top)+8px)] z-400 grid justify-items-center sm:top-[calc(var(--navbar-h)+20px)] sm:right-8 sm:left-auto print:hidden"
    >
      <output className="block">
        {isSaid && (
          <div className="relative flex w-[min(420px,calc(100vw-32px))] animate-rise items-start gap-3 overflow-hidden rounded-md border border-info-line bg-surface py-3.5 pr-4 pl-4 shadow-lg before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-info-solid">
            <RefreshCw
              size={22}
              strokeWidth={1.75}
              aria-hidden="true"
              className="mt-0.5 flex-none text-on-info"
            />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <Trans>A new version is ready</Trans>
              </p>
              <p className="text-sm text-muted">
                <Trans>Send or save what you’re writing first. Then reload.</Trans>
              </p>
              <div className="mt-2.5 flex gap-2">
                <WaitingButton
                  size="sm"
                  isWaiting={isReloading}
                  onClick={() => {
                    setReloading(true);
                    void onReload();
                  }}
                >
                  {t`Reload`}
                </WaitingButton>
                <Button variant="ghost" size="sm" onClick={onClose}>
                  {t`Later`}
                </Button>
              </div>
            </div>
          </div>
        )}
      </output>
    </section>
  );
}
