import { Trans } from '@lingui/react/macro';
import { useHealth } from '../../session/health/health.ts';
import { Callout } from '@portal/ui/callout.tsx';
import { SettingsButton } from './settings-button.tsx';

/** Who sees it; on the phone also how new it is, and where the phone keeps its permissions. */
export function WearablesNote() {
  const { isAllDataAuthorized } = useHealth();
  return (
    <Callout kind="info">
      <p>
        <Trans>Only your doctor has access to your synced health data.</Trans>{' '}
        {isAllDataAuthorized && <Trans>Updated every 5 minutes.</Trans>}
      </p>
      {isAllDataAuthorized && <SettingsButton />}
    </Callout>
  );
}
