import { useLingui } from '@lingui/react/macro';
import { formatDigits, toLatinDigits } from '@portal/clinical-domain/language/format-digits';
import {
  findLocalLevel,
  moveToLocalLevel,
  type LevelsOf,
} from '@portal/clinical-domain/profile/move-address';
import { sortByName } from '@portal/clinical-domain/names/sort-names';
import { OpenSelect } from '@portal/ui/open-select.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { PartProps } from './form-card.tsx';
import { matcherOf } from './options.ts';
import { wardPattern } from './patterns.ts';

const mostWards = 33;

/** Each list is that of the choice before it; what no list has can be typed. */
export function LocalLevelFields({ profile, change, levelsOf }: PartProps & { levelsOf: LevelsOf }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { localBody, ward } = profile;
  const levels = levelsOf(profile.district);
  const level = findLocalLevel(levels, localBody);
  const wards = Array.from({ length: level?.wards ?? 0 }, (_, at) => formatDigits(at + 1, language));
  const last = formatDigits(level?.wards ?? mostWards, language);
  let hint = t`The name of your city, municipality or rural municipality.`;
  if (profile.district === '') hint = t`Choose your district to see a list, or type the name.`;
  else if (levels.length > 0)
    hint = t`Your city, municipality or rural municipality. Not in the list? Type its name.`;
  return (
    <>
      <OpenSelect
        label={t`Local body`}
        hint={hint}
        choices={sortByName(levels, (one) => one[language], language).map((one) => one[language])}
        matches={matcherOf(levels)}
        maxLength={120}
        value={level?.[language] ?? localBody}
        onChange={(written) => change(moveToLocalLevel(profile, written, levelsOf))}
      />
      <OpenSelect
        label={t`Ward`}
        hint={t`A number from 1 to ${last}.`}
        choices={wards}
        inputMode="numeric"
        pattern={wardPattern}
        maxLength={4}
        value={formatDigits(ward, language)}
        onChange={(written) => change({ ward: toLatinDigits(written) })}
      />
    </>
  );
}
