import { Trans } from '@lingui/react/macro';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import type { Location } from 'fhir/r4';
import { MapPin } from 'lucide-react';
import { Tile } from '@portal/ui/tile.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { formatPlace, mapLink } from './place.ts';

/** Where to come. */
export function Where({ location }: { location: Location | undefined }) {
  const language = useLanguage();
  if (!location) return null;
  return (
    <div className="flex flex-wrap items-start gap-3.5 rounded-md bg-sunken p-4">
      <Tile icon={MapPin} hue="green" />
      <div className="min-w-0 flex-1 basis-44">
        <span className="block font-medium">{pickTranslation(location, 'name', language)}</span>
        <span className="block text-sm text-muted">
          <WrittenText>{formatPlace(location)}</WrittenText>
        </span>
        <a
          href={mapLink(location)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-link underline-offset-[3px] hover:underline"
        >
          <Trans>Directions</Trans>
        </a>
      </div>
    </div>
  );
}
