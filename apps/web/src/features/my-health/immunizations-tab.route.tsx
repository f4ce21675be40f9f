import { Trans, useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { readTranslated } from '@portal/clinical-domain/language/translated-text';
import { findImmunizations } from '@portal/fhir-queries/medical-history.query';
import type { Immunization } from 'fhir/r4';
import { Syringe } from 'lucide-react';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { NothingRecorded, RecordList } from './record-list.tsx';
import { RecordRow } from './record-row.tsx';
import { formatPartialDate, readConcept } from './record-strings.ts';
import { TabPage } from './tab-page.tsx';

const immunizationsQuery = () =>
  ownQuery(['immunizations'], ['Immunization'], () => findImmunizations(recordsClient));

export function loader() {
  load(immunizationsQuery());
  return null;
}

/** Which vaccines were given when, the latest first. */
export function Component() {
  const { t } = useLingui();
  return (
    <TabPage
      answer={useAnswer(immunizationsQuery())}
      failed={
        <Trans>We could not load your vaccines. They are safe. Check your connection and try again.</Trans>
      }
    >
      {(all) =>
        all.length === 0 ? (
          <NothingRecorded>
            <Trans>Vaccines that you were given will be shown here.</Trans>
          </NothingRecorded>
        ) : (
          <RecordList title={t`Immunizations`} items={all} keyOf={({ id = '' }) => id}>
            {(immunization) => <Row immunization={immunization} />}
          </RecordList>
        )
      }
    </TabPage>
  );
}

function Row({ immunization }: { immunization: Immunization }) {
  const view = useClinicView();
  const { vaccineCode, occurrenceDateTime, lotNumber, performer, protocolApplied } = immunization;
  const dose = protocolApplied?.[0]?.doseNumberPositiveInt;
  const number = dose === undefined ? undefined : formatDigits(dose, view.language);
  const place = readTranslated(performer?.[0]?.actor, 'display', view.language);
  return (
    <RecordRow icon={Syringe} hue="teal" title={readConcept(vaccineCode, view.language)}>
      <p className="tabular-nums">
        {occurrenceDateTime ? formatPartialDate(occurrenceDateTime, view) : <Trans>N/A</Trans>}
        {number && (
          <>
            {' · '}
            <Trans>Dose {number}</Trans>
          </>
        )}
      </p>
      <p>
        <LangText>{place}</LangText>
        {place && lotNumber && ' · '}
        {lotNumber && <Trans>Batch {lotNumber}</Trans>}
      </p>
    </RecordRow>
  );
}
