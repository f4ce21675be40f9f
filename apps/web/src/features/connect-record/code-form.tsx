import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits, toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import { useState } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Form } from '@portal/ui/form.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useCodeFromSms } from './use-code-from-sms.ts';
import type { Asked, Hint } from './use-connecting.ts';
import { useReached } from './use-reached.ts';
import { useTimeOf } from './use-time-of.ts';

type Props = {
  asked: Asked;
  hint: Hint | undefined;
  isWaiting: boolean;
  onSubmit: (code: string) => void;
  onAskAgain: () => void;
  onStartAgain: () => void;
};

/** Six digits, whether a code was sent or not: nobody is told here. Sends itself when it is whole. */
export function CodeForm({ asked, hint, isWaiting, onSubmit, onAskAgain, onStartAgain }: Props) {
  const { t } = useLingui();
  const write = useTimeOf({ isToday: true });
  const [code, setCode] = useState('');
  const isOver = useReached(asked.until) || hint?.outcome === 'ended';
  const mayAsk = useReached(asked.again_at);
  const until = write(asked.until);
  const again = write(asked.again_at);

  function type(typed: string) {
    const digits = toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, 6);
    setCode(digits);
    if (digits.length === 6 && digits !== code && !isWaiting) onSubmit(digits);
  }
  useCodeFromSms(type);

  return (
    <Card aria-labelledby="code" className="grid content-start gap-5">
      <div>
        <h2 id="code" className="text-lg">
          <Trans>Type the code from the SMS</Trans>
        </h2>
        <p className="mt-1 text-pretty text-muted">
          <Trans>
            If your details fit a record, a code was sent to the mobile number the hospital has for you.
          </Trans>{' '}
          <Trans>It works until {until}.</Trans>
        </p>
      </div>
      <Form onSubmit={() => onSubmit(code)} className="grid gap-5">
        {!isOver && (
          <TextField
            ref={focusFirst}
            label={t`Code`}
            hint={t`Six digits`}
            rule={t`Type all six digits.`}
            value={code}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            required
            pattern="[0-9]{6}"
            maxLength={12}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        )}
        <Trouble hint={isOver ? { outcome: 'ended' } : hint} />
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
          {!isOver && (
            <WaitingButton type="submit" isWaiting={isWaiting}>
              {t`Continue`}
            </WaitingButton>
          )}
          <WaitingButton
            variant={isOver ? 'primary' : 'secondary'}
            isWaiting={isOver && isWaiting}
            disabled={!mayAsk || isWaiting}
            onClick={onAskAgain}
          >
            {t`Text me a new code`}
          </WaitingButton>
          <Button variant="ghost" onClick={onStartAgain} disabled={isWaiting}>
            <Trans>Change my details</Trans>
          </Button>
        </div>
        {!mayAsk && !isOver && (
          <p className="text-sm text-muted">
            <Trans>You can ask for a new code after {again}.</Trans>
          </p>
        )}
      </Form>
    </Card>
  );
}

/** The button that was pressed is gone, and the code is what comes next. */
const focusFirst = (input: HTMLInputElement | null) => input?.focus();

const troubles = {
  'no-answer': msg`The hospital isn’t answering. This didn’t count as a try. Please try again in a few minutes.`,
  'too-late': msg`Too much time has passed. Please ask for a new code.`,
  ended: msg`This code doesn’t work any more. Please ask for a new one.`,
};

function Trouble({ hint }: { hint: Hint | undefined }) {
  const { t } = useLingui();
  const language = useLanguage();
  const write = useTimeOf();
  const left = hint?.outcome === 'wrong' ? formatDigits(hint.tries_left, language) : '';
  const until = hint?.outcome === 'later' ? write(hint.until) : '';
  return (
    <div role="alert" className="empty:hidden">
      {hint?.outcome === 'wrong' ? (
        <Callout kind="warning">
          <Trans>The code isn’t right. Check it and try again. Tries left: {left}</Trans>
        </Callout>
      ) : hint?.outcome === 'later' ? (
        <Callout kind="warning">
          <Trans>
            You’ve asked for many codes. You can ask again after {until}. The desk can help sooner.
          </Trans>
        </Callout>
      ) : (
        hint && <Callout kind="info">{t(troubles[hint.outcome])}</Callout>
      )}
    </div>
  );
}
