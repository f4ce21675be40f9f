import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PortalContact } from '@portal/api-contract/contacts';
import { toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { isHTTPError } from 'ky';
import { CircleCheck, Mail, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { confirmContact, contactsOf, sendContactCode } from '../../session/account/contact-api.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { useSession } from '../../session/session.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Form } from '@portal/ui/form.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { SettingRow } from './setting-row.tsx';

const details = {
  verified: msg`We can send notifications here.`,
  unknown: msg`Not confirmed. We won’t send notifications here.`,
  asked: msg`We sent a code here. It works for 10 minutes.`,
  typing: msg`Type the newest code we sent here. It works for 10 minutes.`,
};

const troubles = {
  wrong: msg`The code isn’t right, or it’s too old. Check it, or ask for a new one.`,
  tooMany: msg`We can’t send more codes today. If you have one, type the newest.`,
  failed: msg`That didn’t work. Check your connection and try again.`,
};

/** An address or number of the profile: notifications go there once the patient has shown that it is theirs. */
export function ContactRow({ contact }: { contact: PortalContact }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { kind, value } = contact;
  const [step, setStep] = useState<keyof typeof details>(contact.isVerified ? 'verified' : 'unknown');
  const [trouble, setTrouble] = useState<keyof typeof troubles>();
  const [isWaiting, setWaiting] = useState(false);

  async function go(work: () => Promise<void>, next: typeof step) {
    setTrouble(undefined);
    setWaiting(true);
    try {
      await work();
      setStep(next);
    } catch (error) {
      const found = findTrouble(error);
      setTrouble(found);
      if (found === 'tooMany') setStep('typing');
    } finally {
      setWaiting(false);
    }
  }

  const sendCode = () => void go(() => sendContactCode({ kind, value }), 'asked');
  const confirm = (values: FormData) => {
    const code = values.get('code');
    void go(async () => {
      await confirmContact({ kind, value }, toLatinDigits(typeof code === 'string' ? code : ''));
      await queryClient.invalidateQueries(contactsOf(user?.id));
    }, 'verified');
  };

  const said = trouble && (
    <div role="alert">
      <Callout kind="danger">{t(troubles[trouble])}</Callout>
    </div>
  );

  return (
    <SettingRow
      icon={kind === 'email' ? Mail : Smartphone}
      hue="teal"
      title={value}
      detail={t(details[step])}
    >
      <div className="grid gap-3">
        {step === 'verified' && (
          <output className="sm:justify-self-end">
            <Badge kind="success" icon={CircleCheck}>
              <Trans>Confirmed</Trans>
            </Badge>
          </output>
        )}
        {step === 'unknown' && (
          <div className="grid gap-3 sm:justify-items-end">
            <WaitingButton variant="soft" size="sm" isWaiting={isWaiting} onClick={sendCode}>
              <Trans>Send code</Trans>
            </WaitingButton>
            <Button variant="ghost" size="sm" onClick={() => setStep('typing')}>
              <Trans>I have a code</Trans>
            </Button>
          </div>
        )}
        {(step === 'asked' || step === 'typing') && (
          <Form onSubmit={confirm} className="grid gap-3">
            <TextField
              ref={focusFirst}
              name="code"
              label={t`Code`}
              hint={t`Six digits`}
              rule={t`Type all six digits.`}
              required
              pattern="[0-9०-९]{6}"
              maxLength={6}
              inputMode="numeric"
              autoComplete="one-time-code"
            />
            {said}
            <div className="grid gap-3 sm:flex">
              <WaitingButton type="submit" size="sm" isWaiting={isWaiting}>
                <Trans>Confirm</Trans>
              </WaitingButton>
              {trouble !== 'tooMany' && (
                <WaitingButton variant="secondary" size="sm" isWaiting={isWaiting} onClick={sendCode}>
                  <Trans>Send a new code</Trans>
                </WaitingButton>
              )}
            </div>
          </Form>
        )}
        {step === 'unknown' && said}
      </div>
    </SettingRow>
  );
}

/** The button that was pressed is gone, and the code is what comes next. */
const focusFirst = (input: HTMLInputElement | null) => input?.focus();

function findTrouble(error: unknown): keyof typeof troubles {
  const status = isHTTPError(error) ? error.response.status : undefined;
  return status === 422 ? 'wrong' : status === 429 ? 'tooMany' : 'failed';
}
