import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Link2, UserRoundPlus } from 'lucide-react';
import { Card } from '@portal/ui/card.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { getClinicName } from '../../http/portal-config.ts';
import { SetupDrawing } from './setup-drawing.tsx';
import { SetupStep } from './setup-step.tsx';

type Props = { steps: Record<'connect' | 'book' | 'details', boolean>; isSecond: boolean };

const columns = { 1: '', 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

/** For an account that has nothing of the clinic in it yet. */
export function SetupCard({ steps, isSecond }: Props) {
  const { t } = useLingui();
  const clinic = getClinicName(useLanguage());
  const all = {
    connect: {
      icon: Link2,
      hue: 'blue',
      name: t`Connect my hospital record`,
      text: t`Been to ${clinic} before? Your visits, results and bills can come here.`,
      to: '/connect-record',
    },
    book: {
      icon: CalendarPlus,
      hue: 'green',
      name: t`Book my first visit`,
      text: t`Choose a doctor and a time.`,
      to: '/appointments/choose-specialty',
    },
    details: {
      icon: UserRoundPlus,
      hue: 'rose',
      name: t`Add my details`,
      text: t`Your address, and who to call in an emergency.`,
      to: '/edit-profile',
    },
  } as const;
  const left = (['connect', 'book', 'details'] as const).filter((name) => steps[name]);
  const isColumn = left.length > 1;
  return (
    <Card aria-labelledby="welcome" className="overflow-hidden p-0!">
      <SetupDrawing />
      <div className="p-4 sm:p-6">
        <h2 id="welcome" className="text-2xl tracking-display">
          <Trans>Welcome. Let’s set things up.</Trans>
        </h2>
        <p className="text-muted">
          <Plural
            value={left.length}
            one="One short step. Do it now, or later."
            _2="Two short steps. Do them in any order, or later."
            other="Three short steps. Do them in any order, or later."
          />
        </p>
        <ul className={classNames('mt-4 grid gap-4 lg:gap-6', columns[left.length as keyof typeof columns])}>
          {left.map((step, index) => {
            const { name, ...rest } = all[step];
            return (
              <li
                key={step}
                className="not-first:border-t not-first:border-divider not-first:pt-4 lg:not-first:border-0 lg:not-first:pt-0"
              >
                <SetupStep
                  {...rest}
                  action={name}
                  title={<h3 className="text-md">{name}</h3>}
                  isPrimary={index === 0 && !isSecond}
                  isColumn={isColumn}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}
