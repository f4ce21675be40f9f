import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { parseSlipCode } from '@portal/clinical-domain/connect/slip-code';
import { useState } from 'react';
import { Callout } from '@portal/ui/callout.tsx';
import { Form } from '@portal/ui/form.tsx';
import { TextField } from '@portal/ui/text-field.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { BirthDateField } from './birth-date-field.tsx';
import { useScannedCode } from './scanned-code.ts';
import type { Hint } from './use-connecting.ts';

type Props = {
  hint: Hint | undefined;
  isWaiting: boolean;
  onSubmit: (code: string, birthDate: string) => void;
};

/** Code and date of birth. Which of the two is wrong nobody says. */
export function SlipForm({ hint, isWaiting, onSubmit }: Props) {
  const { t } = useLingui();
  const [code, setCode] = useState(useScannedCode());
  const [birthDate, setBirthDate] = useState<string>();
  const [isIncomplete, setIsIncomplete] = useState(false);

  function submit() {
    const read = parseSlipCode(code);
    setIsIncomplete(read === undefined || birthDate === undefined);
    if (read !== undefined && birthDate !== undefined) onSubmit(read, birthDate);
  }

  return (
    <section aria-labelledby="slip" className="grid content-start gap-4">
      <div>
        <h3 id="slip" className="text-base">
          <Trans>The slip from the desk</Trans>
        </h3>
        <p className="mt-1 text-pretty text-muted">
          <Trans>Ask for it at the records desk with a photo ID. It works once, for a few days.</Trans>
        </p>
      </div>
      <Form onSubmit={submit} className="grid gap-5">
        <TextField
          label={t`Code on your slip`}
          hint={t`8 letters and digits. Capitals and the dash don’t matter.`}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          lang="en"
        />
        <BirthDateField onChange={setBirthDate} />
        <Trouble hint={hint} isIncomplete={isIncomplete} />
        <WaitingButton type="submit" isWaiting={isWaiting}>
          {hint === undefined ? t`Find my record` : t`Try again`}
        </WaitingButton>
      </Form>
    </section>
  );
}

const troubles = {
  'no-answer': msg`The hospital isn’t answering. This didn’t count as a try. Please try again in a few minutes.`,
  'too-late': msg`Too much time has passed. Please type the code again.`,
};
const isKnown = (outcome: string): outcome is keyof typeof troubles => outcome in troubles;

function Trouble({ hint, isIncomplete }: { hint: Hint | undefined; isIncomplete: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const left = hint?.outcome === 'wrong' ? formatDigits(hint.tries_left, language) : '';
  return (
    <div role="alert" className="empty:hidden">
      {isIncomplete ? (
        <Callout kind="warning">
          <Trans>Please check the code (8 letters and digits) and the date.</Trans>
        </Callout>
      ) : hint?.outcome === 'wrong' ? (
        <Callout kind="warning">
          <Trans>
            The code or the date of birth isn’t right. Check both and try again. Tries left: {left}
          </Trans>
        </Callout>
      ) : (
        hint && isKnown(hint.outcome) && <Callout kind="info">{t(troubles[hint.outcome])}</Callout>
      )}
    </div>
  );
}
