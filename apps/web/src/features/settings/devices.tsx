import { useLingui } from '@lingui/react/macro';
import type { Device } from '@portal/api-contract/account';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { signOutDevice, signOutOtherDevices } from '../../session/account/account-api.ts';
import { NotConfirmed, withRecentSignIn } from '../../session/sign-in/recent-sign-in.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { DeviceRow } from './device-row.tsx';
import { StaySignedInRow } from './stay-signed-in-row.tsx';

const all = 'all';

export function Devices({ devices }: { devices: Device[] }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<string>();
  const here = devices.find(({ isThisDevice, client }) => isThisDevice && client === 'web');
  const others = devices.filter(({ isThisDevice }) => !isThisDevice);

  async function signOut(which: string) {
    setLeaving(which);
    try {
      await withRecentSignIn(() => (which === all ? signOutOtherDevices() : signOutDevice(which)));
      toastQueue.show({
        kind: 'success',
        heading: t`Logged out`,
        message: t`That device can’t see your record any more.`,
      });
    } catch (error) {
      if (!(error instanceof NotConfirmed))
        toastQueue.show({
          kind: 'error',
          heading: t`Error occurred`,
          message: t`The device may still be logged in. Check your connection and try again.`,
        });
    }
    await revalidate();
    setLeaving(undefined);
  }

  return (
    <>
      {here && <StaySignedInRow {...here} />}
      <ul aria-label={t`Logged-in devices`} className="divide-y divide-divider">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isLeaving={leaving === device.id}
            onSignOut={() => void signOut(device.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="px-4 py-3 sm:px-5">
          <WaitingButton
            variant="secondary"
            size="sm"
            isWaiting={leaving === all}
            onClick={() => void signOut(all)}
            className="max-sm:w-full"
          >
            {t`Log out all other devices`}
          </WaitingButton>
        </div>
      )}
    </>
  );
}
