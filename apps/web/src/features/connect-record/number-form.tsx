import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Callout } from '@portal/ui/callout.tsx';
import { Form } from '@portal/ui/form.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { useTimeOf } from './use-time-of.ts';
import type { Details, Hint } from './use-connecting.ts';

type Props = { hint: Hint | undefined; isWaiting: boolean; onSubmit: (details: Details) => void };

/** Hospital number and date of birth. What comes of them is said to nobody but the number on file. */
export function NumberForm({ hint, isWaiting, onSubmit }: Props) {
  const { t } = useLingui();
  const [number, setNumber] = useState('');
  const [birthDate, setBirthDate] = useState<string>();
  const [isIncomplete, setIsIncomplete] = useState(false);

  function submit() {
    const typed = number.trim();
    setIsIncomplete(typed === '' || birthDate === undefined);
    if (typed !== '' && birthDate !== undefined) onSubmit({ number: typed, birthDate });
  }

  return (
    <Form onSubmit={submit} className="grid gap-5">
      <TextField
        label={t`Hospital number`}
        hint={t`On your hospital card, and at the top of any bill or report`}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        lang="en"
      />
      <BirthDateField onChange={setBirthDate} />
      <Callout kind="info">
        <Trans>
          We’ll text a code to the mobile number that the hospital has for you. If that isn’t your number any
          more, use a code slip.
        </Trans>
      </Callout>
      <Trouble hint={hint} isIncomplete={isIncomplete} />
      <WaitingButton type="submit" isWaiting={isWaiting}>
        {t`Text me a code`}
      </WaitingButton>
    </Form>
  );
}

const troubles = {
  'no-answer': msg`The hospital isn’t answering. Please try again in a few minutes.`,
  'too-late': msg`Too much time has passed. Please ask for a new code.`,
  ended: msg`This code doesn’t work any more. Please ask for a new one.`,
};

function Trouble({ hint, isIncomplete }: { hint: Hint | undefined; isIncomplete: boolean }) {
  const { t } = useLingui();
  const write = useTimeOf();
  const outcome = hint?.outcome;
  const until = hint?.outcome === 'later' ? write(hint.until) : '';
  return (
    <div role="alert" className="empty:hidden">
      {isIncomplete ? (
        <Callout kind="warning">
          <Trans>Please check the hospital number and the date.</Trans>
        </Callout>
      ) : outcome === 'later' ? (
        <Callout kind="warning">
          <Trans>
            You’ve asked for many codes. You can ask again after {until}. The desk can help sooner.
          </Trans>
        </Callout>
      ) : (
        outcome !== undefined && outcome !== 'wrong' && <Callout kind="info">{t(troubles[outcome])}</Callout>
      )}
    </div>
  );
}
