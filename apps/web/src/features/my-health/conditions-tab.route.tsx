import { Trans, useLingui } from '@lingui/react/macro';
import { isPast } from '@portal/clinical-domain/fhir/clinical-status';
import { findConditions } from '@portal/fhir-queries/medical-history.query';
import type { Condition } from 'fhir/r4';
import { Stethoscope } from 'lucide-react';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { NothingRecorded, RecordList } from './record-list.tsx';
import { ConditionDates } from './condition-dates.tsx';
import { RecordRow } from './record-row.tsx';
import { hasCode, readConcept } from './record-strings.ts';
import { TabPage } from './tab-page.tsx';

const conditionsQuery = () => ownQuery(['conditions'], ['Condition'], () => findConditions(recordsClient));

export function loader() {
  load(conditionsQuery());
  return null;
}

/** What the patient has, above what is over. */
export function Component() {
  const { t } = useLingui();
  return (
    <TabPage
      answer={useAnswer(conditionsQuery())}
      failed={
        <Trans>We could not load your conditions. They are safe. Check your connection and try again.</Trans>
      }
    >
      {(all) => {
        const known = all.filter(
          ({ verificationStatus }) => !hasCode(verificationStatus, 'refuted', 'entered-in-error'),
        );
        const isOver = ({ clinicalStatus }: Condition) => isPast(clinicalStatus);
        if (known.length === 0)
          return (
            <NothingRecorded>
              <Trans>What your doctors find will be shown here.</Trans>
            </NothingRecorded>
          );
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <RecordList
              title={t`At present`}
              items={known.filter((one) => !isOver(one))}
              keyOf={({ id = '' }) => id}
            >
              {(condition) => <Row condition={condition} />}
            </RecordList>
            <RecordList title={t`In the past`} items={known.filter(isOver)} keyOf={({ id = '' }) => id}>
              {(condition) => <Row condition={condition} />}
            </RecordList>
          </div>
        );
      }}
    </TabPage>
  );
}

function Row({ condition }: { condition: Condition }) {
  const view = useClinicView();
  return (
    <RecordRow icon={Stethoscope} hue="blue" title={readConcept(condition.code, view.language)}>
      <ConditionDates condition={condition} />
    </RecordRow>
  );
}
