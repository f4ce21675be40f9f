import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { health, useHealth } from '../../session/health/health.ts';
import { Card } from '@portal/ui/card.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { SettingsButton } from './settings-button.tsx';

/** Whatever stands between this phone's health store and the cards below. In a browser there is nothing to say. */
export function PhoneHealth() {
  const { isHealthPluginAvailable, isAllDataAuthorized, trouble, isBusy } = useHealth();
  if (trouble)
    return (
      <div role="alert">
        <Callout kind="danger">
          <p>
            {trouble === 'store' ? (
              <Trans>We couldn’t read this phone’s health data.</Trans>
            ) : (
              <Trans>
                We couldn’t send the latest days. They’re safe on this phone, and we’ll send them later.
              </Trans>
            )}
          </p>
          <WaitingButton
            variant="secondary"
            size="sm"
            className="mt-2"
            isWaiting={isBusy}
            onClick={() => void health.refresh()}
          >
            <Trans>Try again</Trans>
          </WaitingButton>
        </Callout>
      </div>
    );
  return isHealthPluginAvailable && !isAllDataAuthorized ? <AskToRead /> : null;
}

function AskToRead() {
  const [state, setState] = useState<'new' | 'asking' | 'refused'>('new');
  const ask = async () => {
    setState('asking');
    setState((await health.requestAuthorization()) ? 'new' : 'refused');
  };
  return (
    <Card aria-labelledby="sync-health">
      <h2 id="sync-health" className="text-lg">
        <Trans>Sync your health data</Trans>
      </h2>
      <p className="mt-1 text-muted">
        <Trans>We read steps, sleep, heart rate and calories from this phone. We never change them.</Trans>
      </p>
      {state === 'refused' && (
        <p role="alert" className="mt-2 text-sm text-on-danger">
          <Trans>This phone doesn’t let us read all four. You can allow it in the health settings.</Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <WaitingButton size="sm" isWaiting={state === 'asking'} onClick={() => void ask()}>
          <Trans>Sync now</Trans>
        </WaitingButton>
        {state === 'refused' && <SettingsButton />}
      </div>
    </Card>
  );
}
