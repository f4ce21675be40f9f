import { Trans } from '@lingui/react/macro';
import { ChevronsUpDown, Globe } from 'lucide-react';
import { languageNameOf, languageTagOf, languageTitleOf, parseLocale } from '../../i18n/locale.ts';
import { useLocaleChoice } from '../../session/use-locale-choice.ts';
import { Card } from '../../ui/card.tsx';
import { Tile } from '../../ui/tile.tsx';

/** The phone's own list opens over the whole row. */
export function LanguageRow() {
  const { locale, offered, choose } = useLocaleChoice();
  if (offered.length < 2) return null;
  return (
    <Card className="overflow-hidden p-0!">
      <label className="relative flex min-h-16 items-center gap-3.5 px-5 py-2.5 hover:bg-hover">
        <Tile icon={Globe} hue="blue" size="sm" />
        <span className="flex-1 font-medium">
          <Trans>Language</Trans>
        </span>
        <select
          value={locale}
          onChange={(event) => choose(parseLocale(event.target.value))}
          className="-my-2.5 min-h-16 cursor-pointer appearance-none self-stretch bg-transparent pr-9 text-right text-muted -outline-offset-4!"
        >
          {offered.map((offer) => (
            <option key={offer} value={offer} lang={languageTagOf(offer)} className="bg-surface text-ink">
              {`${languageNameOf(offer)} (${languageTitleOf(offer)})`}
            </option>
          ))}
        </select>
        <ChevronsUpDown
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className="pointer-events-none absolute right-5 text-subtle"
        />
      </label>
    </Card>
  );
}
