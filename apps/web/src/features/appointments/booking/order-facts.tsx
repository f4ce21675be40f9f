import { useLingui } from '@lingui/react/macro';
import { pickTranslation } from '@portal/clinical-domain/language/translated-text';
import type { Location } from 'fhir/r4';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { DetailList } from '@portal/ui/detail-list.tsx';
import { WrittenText } from '@portal/ui/written-text.tsx';
import { visitTypeName } from '@portal/ui/visit-type-name.ts';
import { modeName } from '../visit-strings.ts';
import { formatPlace } from '../place.ts';
import type { Details } from './booking-state.ts';

type Props = { details: Pick<Details, 'appointmentType' | 'mode'>; location: Location | undefined };

/** What kind of visit it will be, and where. */
export function OrderFacts({ details: { appointmentType, mode }, location }: Props) {
  const { t } = useLingui();
  const name = pickTranslation(location, 'name', useLanguage());
  const service = visitTypeName(appointmentType ?? undefined);
  return (
    <DetailList
      details={[
        { name: t`Service`, value: service ? t(service) : appointmentType },
        { name: t`Treatment Type`, value: t(modeName(mode ?? 'in-person')) },
        ...(location && name && mode !== 'video'
          ? [
              {
                name: t`Place`,
                value: (
                  <>
                    {name}
                    <span className="block text-sm font-normal text-muted">
                      <WrittenText>{formatPlace(location)}</WrittenText>
                    </span>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
