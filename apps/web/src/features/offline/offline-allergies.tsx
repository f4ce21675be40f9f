import { Trans, useLingui } from '@lingui/react/macro';
import { isSevere } from '@portal/clinical-domain/history/sort-allergies';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { AllergyIntolerance, CodeableConcept } from 'fhir/r4';
import { ShieldAlert, TriangleAlert } from 'lucide-react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { OfflineRecord } from '../../session/offline-copy/offline-record.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { Card } from '@portal/ui/card.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { OfflineSection } from './offline-section.tsx';

/** What the patient must not be given. A copy that was made before allergies were part of it says so. */
export function OfflineAllergies({ record: { allergies } }: { record: OfflineRecord }) {
  const { t } = useLingui();
  if (!allergies)
    return (
      <Card>
        <p>
          <Trans>This copy doesn’t have your allergies yet. They’ll be here once you’re back online.</Trans>
        </p>
      </Card>
    );
  const current = allergies.filter(isCurrent);
  return (
    <OfflineSection title={t`Allergies`} isEmpty={current.length === 0}>
      {current.map((allergy) => (
        <Allergy key={allergy.id} allergy={allergy} />
      ))}
    </OfflineSection>
  );
}

function Allergy({ allergy }: { allergy: AllergyIntolerance }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { code } = allergy;
  const coding = code?.coding?.[0];
  const name = readTranslated(code, 'text', language) ?? readTranslated(coding, 'display', language);
  return (
    <li className="flex items-center gap-3.5 p-4 sm:px-6">
      <Tile icon={ShieldAlert} hue="rose" size="sm" />
      <h3 className="min-w-0 flex-1 text-md">
        <LangText>{name ?? { text: t`Unnamed`, language }}</LangText>
      </h3>
      {isSevere(allergy) && (
        <Badge kind="danger" icon={TriangleAlert}>
          <Trans>Severe</Trans>
        </Badge>
      )}
    </li>
  );
}

const hasCode = (concept: CodeableConcept | undefined, ...codes: string[]) =>
  concept?.coding?.some(({ code }) => code !== undefined && codes.includes(code)) ?? false;

function isCurrent({ clinicalStatus, verificationStatus }: AllergyIntolerance): boolean {
  return (
    !hasCode(verificationStatus, 'refuted', 'entered-in-error') &&
    !hasCode(clinicalStatus, 'inactive', 'resolved')
  );
}
