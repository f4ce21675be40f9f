import { useLingui } from '@lingui/react/macro';
import { LockKeyhole } from 'lucide-react';
import { pinLength, pinPattern } from '../../session/offline-copy/pin.ts';
import { TextField } from '@portal/ui/text-field.tsx';

/** A new PIN, twice. */
export function PinFields() {
  const { t } = useLingui();
  return (
    <>
      <PinField name="pin" label={t`PIN`} hint={t`Six digits`} />
      <PinField name="again" label={t`PIN again`} />
    </>
  );
}

function PinField(props: { name: string; label: string; hint?: string }) {
  return (
    <TextField
      icon={LockKeyhole}
      type="password"
      inputMode="numeric"
      autoComplete="new-password"
      required
      pattern={pinPattern}
      maxLength={pinLength}
      {...props}
    />
  );
}
