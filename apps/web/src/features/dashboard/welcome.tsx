import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, UserRoundPlus, type LucideIcon } from 'lucide-react';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';
import { lazy, Suspense } from 'react';

/** Whoever sees it sees it once; nobody waits for it. */
const SunriseDrawing = lazy(() =>
  import('@portal/ui/sunrise-drawing.tsx').catch(() => ({ default: () => <></> })),
);

type Step = { icon: LucideIcon; hue: Hue; title: MessageDescriptor; text: MessageDescriptor; to: string };

const steps: Step[] = [
  {
    icon: CalendarPlus,
    hue: 'green',
    title: msg`Book my first visit`,
    text: msg`Choose a doctor and a time.`,
    to: '/appointments/choose-specialty',
  },
  {
    icon: UserRoundPlus,
    hue: 'rose',
    title: msg`Add my details`,
    text: msg`Your blood group, and who to call in an emergency.`,
    to: '/edit-profile',
  },
];

/** For an account that has nothing in it yet. */
export function Welcome() {
  const { t } = useLingui();
  return (
    <Card aria-labelledby="welcome" className="sm:p-6">
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-4">
        <div className="flex-[1_1_16rem]">
          <h2 id="welcome" className="text-2xl tracking-display">
            <Trans>Welcome. Let’s set things up.</Trans>
          </h2>
          <p className="text-muted">
            <Trans>Two short steps. Do them in any order, or later.</Trans>
          </p>
        </div>
        <div className="h-26 w-40">
          <Suspense>
            <SunriseDrawing />
          </Suspense>
        </div>
      </div>
      <ul className="mt-4 grid gap-4">
        {steps.map(({ icon, hue, title, text, to }, index) => (
          <li key={to} className="flex gap-3.5 not-first:border-t not-first:border-divider not-first:pt-4">
            <Tile icon={icon} hue={hue} />
            <div className="min-w-0">
              <h3 className="text-md">{t(title)}</h3>
              <p className="mb-2.5 text-sm text-muted">{t(text)}</p>
              <LinkButton to={to} size="sm" variant={index === 0 ? 'primary' : 'soft'}>
                {t(title)}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
