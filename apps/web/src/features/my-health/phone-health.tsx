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
              <Trans>The health data of this phone could not be read.</Trans>
            ) : (
              <Trans>
                The latest days could not be sent to your record. They are safe on this phone and will be sent
                later.
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
        <Trans>
          Steps, sleep, heart rate and calories are read from this phone. Nothing is written to it.
        </Trans>
      </p>
      {state === 'refused' && (
        <p role="alert" className="mt-2 text-sm text-on-danger">
          <Trans>
            This phone does not allow all four to be read. You can allow it in the health settings.
          </Trans>
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
