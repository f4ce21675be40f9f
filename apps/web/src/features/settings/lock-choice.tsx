import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeviceKey } from '../../platform/device-lock.ts';
import type { OfflineLock } from '../../platform/offline-copy.ts';
import { ChoiceCard, ChoiceGroup } from '@portal/ui/choice-card.tsx';

export type Way = OfflineLock['by'];

const ways = {
  passkey: {
    title: msg`This device’s lock`,
    details: msg`Fingerprint, face or screen lock. Anyone who can unlock this device can open it.`,
  },
  biometry: {
    title: msg`Your fingerprint or face`,
    details: msg`If a fingerprint or face is added to the phone later, it won’t open any more.`,
  },
  pin: {
    title: msg`A six-digit PIN`,
    details: msg`Only for this copy. Five wrong tries delete it.`,
  },
};

type Props = { device: DeviceKey['by']; way: Way; onChange: (way: Way) => void };

/** The device's own lock first: it is the stronger one, and nothing has to be remembered. */
export function LockChoice({ device, way, onChange }: Props) {
  const { t } = useLingui();
  return (
    <ChoiceGroup legend={t`How do you want to unlock it?`}>
      {([device, 'pin'] as const).map((own) => (
        <ChoiceCard
          key={own}
          name="way"
          value={own}
          checked={own === way}
          onChange={() => onChange(own)}
          title={t(ways[own].title)}
          details={t(ways[own].details)}
        />
      ))}
    </ChoiceGroup>
  );
}
