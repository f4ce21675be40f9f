import { Trans, useLingui } from '@lingui/react/macro';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import type { AllergyIntolerance, CodeableConcept } from 'fhir/r4';
import { ShieldAlert, TriangleAlert } from 'lucide-react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import type { KeptRecord } from '../../session/offline-copy/kept-record.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { Card } from '@portal/ui/card.tsx';
import { RecordWords } from '@portal/ui/record-words.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { KeptSection } from './kept-section.tsx';

/** What the patient must not be given. A copy that was made before allergies were part of it says so. */
export function KeptAllergies({ record: { allergies } }: { record: KeptRecord }) {
  const { t } = useLingui();
  if (!allergies)
    return (
      <Card>
        <p>
          <Trans>This copy doesn’t have your allergies yet. They’ll be here after you’re online again.</Trans>
        </p>
      </Card>
    );
  const current = allergies.filter(isCurrent);
  return (
    <KeptSection title={t`Allergies`} isEmpty={current.length === 0}>
      {current.map((allergy) => (
        <Allergy key={allergy.id} allergy={allergy} />
      ))}
    </KeptSection>
  );
}

function Allergy({ allergy: { code, criticality } }: { allergy: AllergyIntolerance }) {
  const { t } = useLingui();
  const language = useLanguage();
  const coding = code?.coding?.[0];
  const name = readTranslated(code, 'text', language) ?? readTranslated(coding, 'display', language);
  return (
    <li className="flex items-center gap-3.5 p-4 sm:px-6">
      <Tile icon={ShieldAlert} hue="rose" size="sm" />
      <h3 className="min-w-0 flex-1 text-md">
        <RecordWords>{name ?? { text: t`Unnamed`, language }}</RecordWords>
      </h3>
      {criticality === 'high' && (
        <Badge kind="danger" icon={TriangleAlert}>
          <Trans>Can be dangerous</Trans>
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
