import { Plural, Trans } from '@lingui/react/macro';
import { groupVaccines } from '@portal/clinical-domain/history/group-vaccines';
import { sortAllergies } from '@portal/clinical-domain/history/sort-allergies';
import { sortConditions } from '@portal/clinical-domain/history/sort-conditions';
import type { AllergyIntolerance, Condition, Immunization } from 'fhir/r4';
import { TriangleAlert } from 'lucide-react';
import { Badge } from '@portal/ui/badge.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../../session/preferences/use-clinic-view.ts';
import { NameList } from '../name-list.tsx';
import { formatPartialDate, readConcept } from '../record-strings.ts';
import { Fact, Foot, Line, NothingYet } from '../summary-card.tsx';

export function AllergiesSummary({ allergies }: { allergies: AllergyIntolerance[] }) {
  const { language } = useClinicView();
  const { severe, other, former } = sortAllergies(allergies);
  const present = [...severe, ...other];
  if (present.length + former.length === 0)
    return (
      <NothingYet>
        <Trans>No allergy is recorded. If you have one, tell your doctor.</Trans>
      </NothingYet>
    );
  return (
    <>
      <Fact>
        {present.length === 0 ? (
          <Trans>No current allergy</Trans>
        ) : (
          <NameList names={present.map(({ code }) => readConcept(code, language))} />
        )}
      </Fact>
      {former.length > 0 && (
        <Line>
          <Plural value={former.length} one="# former allergy" other="# former allergies" />
        </Line>
      )}
      {severe.length > 0 && (
        <Foot>
          <Badge kind="danger" icon={TriangleAlert}>
            <Trans>Severe</Trans>
          </Badge>
        </Foot>
      )}
    </>
  );
}

export function ConditionsSummary({ conditions }: { conditions: Condition[] }) {
  const { language } = useClinicView();
  const { current, past } = sortConditions(conditions);
  if (current.length + past.length === 0)
    return (
      <NothingYet>
        <Trans>Conditions your doctors find will show up here.</Trans>
      </NothingYet>
    );
  const told = current.length > 0 ? current : past;
  return (
    <>
      <Fact>
        {current.length > 0 ? (
          <Plural value={current.length} one="# current" other="# current" />
        ) : (
          <Plural value={past.length} one="# in the past" other="# in the past" />
        )}
      </Fact>
      <Line>
        <NameList names={told.map(({ code }) => readConcept(code, language))} />
      </Line>
    </>
  );
}

export function VaccinesSummary({ immunizations }: { immunizations: Immunization[] }) {
  const view = useClinicView();
  const vaccines = groupVaccines(immunizations);
  const [latest] = vaccines;
  if (!latest)
    return (
      <NothingYet>
        <Trans>Your vaccines will show up here.</Trans>
      </NothingYet>
    );
  const { vaccineCode, occurrenceDateTime } = latest.last;
  const name = <LangText>{readConcept(vaccineCode, view.language)}</LangText>;
  return (
    <>
      <Fact>
        <Plural value={vaccines.length} one="# vaccine" other="# vaccines" />
      </Fact>
      <Line>
        <Trans>Last: {name}</Trans>
      </Line>
      {occurrenceDateTime && <Foot>{formatPartialDate(occurrenceDateTime, view)}</Foot>}
    </>
  );
}
