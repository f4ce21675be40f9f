import { Trans, useLingui } from '@lingui/react/macro';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { useState } from 'react';
import { ChoiceCard } from '@portal/ui/choice-card.tsx';
import { chooseDates } from '@portal/ui/device/date-choice.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { getPortalConfig } from '../../http/portal-config.ts';
import { useDateChoice } from '../../session/preferences/use-appearance.ts';
import { CalendarDrawing } from './drawings/calendar-drawing.tsx';
import type { Place } from './use-place.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

/** Today, as it is written in each, says what the choice does. */
export function CalendarCard({ place }: { place: Place }) {
  const { t } = useLingui();
  const language = useLanguage();
  const chosen = useDateChoice();
  const [now] = useState(() => new Date());
  const { clinicZone: zone } = getPortalConfig();
  const names = { ad: t`AD`, bs: t`Bikram Sambat`, both: t`Both` };
  return (
    <WelcomeFrame
      place={place}
      drawing={<CalendarDrawing now={now} zone={zone} />}
      title={<Trans>Which calendar?</Trans>}
      lead={<Trans>You can change it in Settings.</Trans>}
    >
      <fieldset aria-label={t`Calendar`} className="grid min-w-0 gap-3">
        {(['ad', 'bs', 'both'] as const).map((id) => (
          <ChoiceCard
            key={id}
            name="calendar"
            checked={chosen === id}
            onChange={() => chooseDates(id)}
            title={names[id]}
            details={formatDate(now, { zone, language, bikram: findBikramView(id) })}
          />
        ))}
      </fieldset>
    </WelcomeFrame>
  );
}
