import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { pinLength, pinPattern } from '../../session/offline-copy/pin.ts';
import { Card } from '@portal/ui/card.tsx';
import { Form } from '@portal/ui/form.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

type Props = { triesLeft: number | undefined; onPin: (pin: string) => Promise<void> };

/** Each try takes the device about half a second: that is what makes guessing slow. */
export function PinForm({ triesLeft, onPin }: Props) {
  const { t } = useLingui();
  const [isOpening, setOpening] = useState(false);
  const [typed, setTyped] = useState('');

  async function open() {
    if (isOpening) return;
    setOpening(true);
    setTyped('');
    await onPin(toLatinDigits(typed));
    setOpening(false);
  }

  return (
    <Card>
      <Form onSubmit={() => void open()} className="grid gap-5">
        <p className="text-muted">
          <Trans>
            Your visits, medicines and last results, as they were when this device was last online.
          </Trans>
        </p>
        <TextField
          label={t`PIN`}
          hint={t`The six digits you chose in Settings`}
          icon={LockKeyhole}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          required
          pattern={pinPattern}
          maxLength={pinLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {triesLeft !== undefined && !isOpening && (
          <div role="alert">
            <Callout kind="danger">
              <p>
                <Trans>That’s not the right PIN.</Trans>{' '}
                <Plural
                  value={triesLeft}
                  one="# try left. Then the copy is deleted from this device."
                  other="# tries left. Then the copy is deleted from this device."
                />
              </p>
            </Callout>
          </div>
        )}
        <WaitingButton type="submit" isWaiting={isOpening}>
          <Trans>Open</Trans>
        </WaitingButton>
      </Form>
    </Card>
  );
}
