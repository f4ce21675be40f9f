import type { View } from '@portal/clinical-domain/audit/read-view';
import { formatHumanName } from '@portal/clinical-domain/names/human-name';
import { readTranslated, type RecordText } from '@portal/clinical-domain/language/translated-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { practitionersOf } from './access-queries.ts';

/** The names of the hospital's people in the language of the screen, as far as its directory has them. */
export function usePeople(views: readonly View[]): ReadonlyMap<string, RecordText> {
  const language = useLanguage();
  const ids = [...new Set(views.flatMap(({ viewer }) => viewer.practitionerId ?? []))].toSorted();
  const { data } = useQuery(
    { ...practitionersOf(ids), enabled: ids.length > 0, placeholderData: keepPreviousData },
    queryClient,
  );
  return new Map(
    (data ?? []).map(({ id = '', name }) => [
      id,
      readTranslated(name?.[0], 'text', language) ?? { text: formatHumanName(name?.[0]), language: 'en' },
    ]),
  );
}
