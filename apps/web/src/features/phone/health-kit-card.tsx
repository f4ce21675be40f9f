import { Trans } from '@lingui/react/macro';
import { RefreshCw, Watch } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { followHealth, health, useHealth } from '../../session/health/health.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

const wearables = '/my-health/wearables';

/** Only where the phone has a health store: synced once everything may be read, not synced until then. */
export function HealthKitCard() {
  const { isHealthPluginAvailable, isAllDataAuthorized, trouble } = useHealth();
  useEffect(() => void followHealth(), []);
  if (trouble === 'store') return <Failed />;
  if (!isHealthPluginAvailable) return null;
  return isAllDataAuthorized ? <Synced /> : <NotSynced />;
}

function Synced() {
  return (
    <Frame
      title={<Trans>Your health data is synced</Trans>}
      message={<Trans>Only your doctor has access to your synced health data.</Trans>}
    >
      <LinkButton variant="soft" size="sm" to={wearables}>
        <Trans>View my data</Trans>
      </LinkButton>
      <SettingsButton />
    </Frame>
  );
}

function NotSynced() {
  const navigate = useNavigate();
  const [state, setState] = useState<'new' | 'asking' | 'refused'>('new');
  const ask = async () => {
    setState('asking');
    const isAllowed = await health.requestAuthorization();
    setState(isAllowed ? 'new' : 'refused');
    if (isAllowed) void navigate(wearables);
  };
  return (
    <Frame
      title={<Trans>Sync your health data</Trans>}
      message={
        state === 'refused' ? (
          <Trans>This phone doesn’t let us read all four. You can allow it in the health settings.</Trans>
        ) : (
          <Trans>Share steps, sleep, heart rate and calories. Only your doctor has access to it.</Trans>
        )
      }
    >
      <WaitingButton variant="soft" size="sm" isWaiting={state === 'asking'} onClick={() => void ask()}>
        <RefreshCw size={18} strokeWidth={1.75} aria-hidden="true" />
        <Trans>Sync now</Trans>
      </WaitingButton>
      {state === 'refused' && <SettingsButton />}
    </Frame>
  );
}

function Failed() {
  const { isBusy } = useHealth();
  return (
    <Frame
      title={<Trans>We couldn’t read your health data</Trans>}
      message={<Trans>Your phone’s health app didn’t answer. Nothing is lost.</Trans>}
    >
      <WaitingButton variant="soft" size="sm" isWaiting={isBusy} onClick={() => void health.refresh()}>
        <Trans>Try again</Trans>
      </WaitingButton>
    </Frame>
  );
}

/** Where they cannot be opened, the page of the data says how to go on. */
function SettingsButton() {
  const navigate = useNavigate();
  const open = () => health.openSettings().catch(() => navigate(wearables));
  return (
    <Button variant="ghost" size="sm" className="-ml-3" onClick={() => void open()}>
      <Trans>Open health settings</Trans>
    </Button>
  );
}

function Frame({ title, message, children }: { title: ReactNode; message: ReactNode; children: ReactNode }) {
  return (
    <Card aria-labelledby="health-kit" className="flex items-start gap-3.5">
      <Tile icon={Watch} hue="rose" />
      <div className="min-w-0 flex-1">
        <h2 id="health-kit" className="text-sm tracking-normal text-muted">
          <Trans>Health Kit</Trans>
        </h2>
        <div aria-live="polite">
          <p className="text-lg leading-snug font-semibold tracking-title">{title}</p>
          <p className="mt-1 mb-3 text-sm text-muted">{message}</p>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">{children}</div>
      </div>
    </Card>
  );
}
