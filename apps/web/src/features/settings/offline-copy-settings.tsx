import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DeviceKey } from '../../platform/device-lock.ts';
import type { OfflineLock } from '../../platform/offline-copy.ts';
import { findDeviceLock } from '../../platform/open-device-lock.ts';
import { wipeOfflineCopy } from '../../platform/wipe-stores.ts';
import { findOwnLock } from '../../session/offline-copy/update-offline-copy.ts';
import { Button, LinkButton } from '@portal/ui/button.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const OfflineCopySheet = lazy(async () => ({
  default: (await import('./offline-copy-sheet.tsx')).OfflineCopySheet,
}));

type Way = OfflineLock['by'];

const details = {
  none: msg`Off. Nothing is saved here.`,
  pin: msg`On. Unlock with your PIN.`,
  passkey: msg`On. Unlock with this device’s lock.`,
  biometry: msg`On. Unlock with fingerprint or face.`,
};

/** Whether this very device keeps a copy to read without a network. Nothing is kept until it is asked for. */
export function OfflineCopySettings() {
  const { t } = useLingui();
  const [way, setWay] = useState<Way | 'none'>();
  const [device, setDevice] = useState<DeviceKey['by']>();
  const [isAsking, setAsking] = useState(false);
  const isOn = way !== undefined && way !== 'none';
  useEffect(() => {
    void findOwnLock().then((lock) => setWay(lock?.by ?? 'none'));
    void findDeviceLock().then(setDevice);
  }, []);

  function turnOff() {
    wipeOfflineCopy();
    setWay('none');
    toastQueue.show({
      kind: 'success',
      heading: t`Deleted from this device`,
      message: t`Your record at the hospital hasn’t changed.`,
    });
  }

  return (
    <SettingsSection title={t`Offline`} detail={t`Read the most important parts of your record anywhere.`}>
      <SettingRow icon={Smartphone} hue="teal" title={t`Save offline`} detail={t(details[way ?? 'none'])}>
        <div className="flex flex-wrap gap-2 sm:justify-end">
          {isOn && (
            <LinkButton variant="soft" size="sm" to="/offline">
              {t`Open the copy`}
            </LinkButton>
          )}
          {way !== undefined && (
            <Button
              variant={isOn ? 'secondary' : 'soft'}
              size="sm"
              aria-label={isOn ? t`Turn off: Save offline` : t`Turn on: Save offline`}
              onClick={isOn ? turnOff : () => setAsking(true)}
            >
              {isOn ? t`Turn off` : t`Turn on`}
            </Button>
          )}
        </div>
      </SettingRow>
      {isAsking && (
        <Suspense>
          <OfflineCopySheet
            device={device}
            onClose={() => setAsking(false)}
            onKept={(chosen) => {
              setAsking(false);
              setWay(chosen);
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
