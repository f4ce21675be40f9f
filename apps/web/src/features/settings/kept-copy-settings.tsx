import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { wipeKeptCopy } from '../../platform/wipe-kept-copy.ts';
import { isKeeping } from '../../session/update-kept-copy.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { toastQueue } from '../../ui/toast-queue.ts';
import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

const KeptCopySheet = lazy(async () => ({
  default: (await import('./kept-copy-sheet.tsx')).KeptCopySheet,
}));

/** Whether this very device keeps a copy to read without a network. Nothing is kept until it is asked for. */
export function KeptCopySettings() {
  const { t } = useLingui();
  const [isOn, setOn] = useState<boolean>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    void isKeeping().then(setOn);
  }, []);

  function turnOff() {
    wipeKeptCopy();
    setOn(false);
    toastQueue.show({
      kind: 'success',
      heading: t`Deleted from this device`,
      message: t`Your record at the hospital is as it was.`,
    });
  }

  return (
    <SettingsSection
      title={t`Without internet`}
      detail={t`Read the most important parts of your record anywhere.`}
    >
      <SettingRow
        icon={Smartphone}
        hue="teal"
        title={t`Keep on this device`}
        detail={isOn ? t`On. It opens with your PIN.` : t`Off. Nothing of your record stays here.`}
      >
        <div className="flex flex-wrap gap-2 sm:justify-end">
          {isOn && (
            <LinkButton variant="soft" size="sm" to="/offline">
              {t`Open the copy`}
            </LinkButton>
          )}
          {isOn !== undefined && (
            <Button
              variant={isOn ? 'secondary' : 'soft'}
              size="sm"
              aria-label={isOn ? t`Turn off: Keep on this device` : t`Turn on: Keep on this device`}
              onClick={isOn ? turnOff : () => setAsking(true)}
            >
              {isOn ? t`Turn off` : t`Turn on`}
            </Button>
          )}
        </div>
      </SettingRow>
      {isAsking && (
        <Suspense>
          <KeptCopySheet
            onClose={() => setAsking(false)}
            onKept={() => {
              setAsking(false);
              setOn(true);
            }}
          />
        </Suspense>
      )}
    </SettingsSection>
  );
}
