import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { ReactNode } from 'react';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Card } from '@portal/ui/card.tsx';
import { FactList } from '@portal/ui/fact-list.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';
import type { Step } from './use-connecting.ts';

type Check = Extract<Step, { kind: 'check' }>;
type Props = {
  found: Check['found'];
  hint: Check['hint'];
  isWaiting: boolean;
  onConnect: () => void;
  onRefuse: () => void;
};

const hints = {
  unsent: msg`Some of what you wrote is still waiting to be sent from this device. Go online, let it be sent, then connect.`,
  'no-answer': msg`The hospital isn’t answering. Nothing is lost. Please try again.`,
};

/** Masked facts only. The number of dots is fixed: it tells nothing of the length. */
export function IsThisYou({ found, hint, isWaiting, onConnect, onRefuse }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { given, family, century, mobile, number } = found.facts;
  const shown = (text: string) => formatDigits(text, language);
  const facts = [
    ...(given || family
      ? [
          {
            label: t`Name`,
            value: masked(
              [given && `${given}••••`, family && `${family}•••••`].filter(Boolean).join(' '),
              [given && t`First name starts with ${given}`, family && t`last name starts with ${family}`]
                .filter(Boolean)
                .join(', '),
            ),
          },
        ]
      : []),
    ...(century
      ? [
          {
            label: t`Born`,
            value: masked(`${shown(century)}••`, t`in a year that starts with ${shown(century)}`),
          },
        ]
      : []),
    ...(mobile
      ? [{ label: t`Mobile`, value: masked(`••••••${shown(mobile)}`, t`ending in ${shown(mobile)}`) }]
      : []),
    ...(number
      ? [{ label: t`Hospital number`, value: masked(`••••${shown(number)}`, t`ending in ${shown(number)}`) }]
      : []),
  ];
  return (
    <Card aria-labelledby="is-this-you" className="grid content-start gap-5">
      <div>
        <h2 id="is-this-you" className="text-lg">
          <Trans>Is this you?</Trans>
        </h2>
        <p className="mt-1 text-pretty text-muted">
          <Trans>We found one record. We show only part of it until you connect.</Trans>
        </p>
      </div>
      <FactList facts={facts} />
      <ul className="grid list-disc gap-1 ps-5 text-sm text-muted">
        <li>
          <Trans>You’ll see your visits, results, medicines and bills here</Trans>
        </li>
        <li>
          <Trans>What you wrote here before is kept and moves into it</Trans>
        </li>
        <li>
          <Trans>You’ll see who looks at it</Trans>
        </li>
      </ul>
      <div role="alert" className="empty:hidden">
        {hint && <Callout kind="warning">{t(hints[hint])}</Callout>}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <WaitingButton isWaiting={isWaiting} onClick={onConnect}>
          {t`Yes, connect my record`}
        </WaitingButton>
        <Button variant="secondary" onClick={onRefuse} disabled={isWaiting}>
          {t`No, this isn’t me`}
        </Button>
      </div>
    </Card>
  );
}

/** Dots are for the eyes; the words are read aloud. */
function masked(seen: string, said: string): ReactNode {
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="sr-only">{said}</span>
    </>
  );
}
