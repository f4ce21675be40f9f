import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { useState } from 'react';
import { Card } from '@portal/ui/card.tsx';
import { Form } from '@portal/ui/form.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import type { HealthLink } from '../link/shlink.ts';
import { openLink, type Opened } from './open-link.ts';

type Props = { link: HealthLink; refused: Opened | undefined; onOpened: (opened: Opened) => void };

/** Who looks says so, and gives the passcode where the patient set one. */
export function OpenForm({ link, refused, onOpened }: Props) {
  const { t } = useLingui();
  const [isOpening, setIsOpening] = useState(false);
  const needsPasscode = link.flag?.includes('P') ?? false;

  async function open(values: FormData) {
    if (isOpening) return;
    setIsOpening(true);
    const passcode = toLatinDigits(textOf(values, 'passcode'));
    const recipient = textOf(values, 'recipient').trim();
    const opened = await openLink(link, { recipient, ...(needsPasscode ? { passcode } : {}) });
    setIsOpening(false);
    onOpened(opened);
  }

  return (
    <Card className="mx-auto w-full max-w-130">
      <Form onSubmit={(values) => void open(values)} className="grid gap-4">
        <p className="text-muted">
          <Trans>A patient wants to show you their health summary. It opens on this device only.</Trans>
        </p>
        {refused && (
          <div role="alert">
            <Callout kind={refused.is === 'wrong' ? 'danger' : 'warning'}>
              {refused.is === 'wrong' ? (
                <Plural
                  value={refused.left}
                  one="That’s not the right passcode. # try left."
                  other="That’s not the right passcode. # tries left."
                />
              ) : (
                <Trans>We couldn’t reach the server. Check your connection and try again in a minute.</Trans>
              )}
            </Callout>
          </div>
        )}
        <TextField
          name="recipient"
          label={t`Your name and clinic`}
          hint={t`The patient sees it in their list.`}
          required
          maxLength={100}
          pattern=".*\S.*"
          autoComplete="name"
        />
        {needsPasscode && (
          <TextField
            name="passcode"
            label={t`Passcode`}
            hint={t`The six digits the patient tells you.`}
            required
            pattern="[0-9०-९]{6}"
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <WaitingButton type="submit" isWaiting={isOpening}>
          <Trans>Open the summary</Trans>
        </WaitingButton>
      </Form>
    </Card>
  );
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
