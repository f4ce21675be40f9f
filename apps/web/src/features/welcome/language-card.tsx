import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceCard } from '@portal/ui/choice-card.tsx';
import { languageNameOf, languageTagOf } from '@portal/ui/i18n/locale.ts';
import { useLocaleChoice } from '../../session/preferences/use-locale-choice.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { FlagsDrawing } from './drawings/flags-drawing.tsx';
import type { Place } from './use-place.ts';
import { WelcomeFrame } from './welcome-frame.tsx';

export function LanguageCard({ place }: { place: Place }) {
  const { t } = useLingui();
  const { locale, offered, choose } = useLocaleChoice();
  const name = useOwnName() ?? '';
  return (
    <WelcomeFrame
      place={place}
      drawing={<FlagsDrawing />}
      title={<Trans>Namaste, {name}</Trans>}
      lead={<Trans>Which language do you want?</Trans>}
    >
      <fieldset aria-label={t`Language`} className="grid min-w-0 gap-3">
        {offered.map((id) => (
          <ChoiceCard
            key={id}
            name="language"
            checked={locale === id}
            onChange={() => choose(id)}
            title={<span lang={languageTagOf(id)}>{languageNameOf(id)}</span>}
          />
        ))}
      </fieldset>
    </WelcomeFrame>
  );
}
