import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { findAllergies } from '@portal/fhir-queries/medical-history.query';
import type { AllergyIntolerance } from 'fhir/r4';
import { ShieldAlert, TriangleAlert } from 'lucide-react';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { Badge } from '@portal/ui/badge.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { NothingRecorded, RecordList } from './record-list.tsx';
import { RecordRow } from './record-row.tsx';
import { formatPartialDate, hasCode, readConcept } from './record-strings.ts';
import { TabPage } from './tab-page.tsx';

const allergiesQuery = () =>
  ownQuery(['allergies'], ['AllergyIntolerance'], () => findAllergies(recordsClient));

export function loader() {
  load(allergiesQuery());
  return null;
}

/** What the patient must not be given, above what is over. */
export function Component() {
  const { t } = useLingui();
  return (
    <TabPage
      answer={useAnswer(allergiesQuery())}
      failed={
        <Trans>We could not load your allergies. They are safe. Check your connection and try again.</Trans>
      }
    >
      {(all) => {
        const known = all.filter(
          ({ verificationStatus }) => !hasCode(verificationStatus, 'refuted', 'entered-in-error'),
        );
        const isOver = ({ clinicalStatus }: AllergyIntolerance) =>
          hasCode(clinicalStatus, 'inactive', 'resolved');
        if (known.length === 0)
          return (
            <NothingRecorded>
              <Trans>No allergy is recorded. If you have one, tell your doctor at every visit.</Trans>
            </NothingRecorded>
          );
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <RecordList
              title={t`Allergies`}
              items={known.filter((one) => !isOver(one))}
              keyOf={({ id = '' }) => id}
            >
              {(allergy) => <Allergy allergy={allergy} />}
            </RecordList>
            <RecordList
              title={t`No longer an allergy`}
              items={known.filter(isOver)}
              keyOf={({ id = '' }) => id}
            >
              {(allergy) => <Allergy allergy={allergy} />}
            </RecordList>
          </div>
        );
      }}
    </TabPage>
  );
}

const severities: Record<string, MessageDescriptor> = {
  mild: msg`mild`,
  moderate: msg`moderate`,
  severe: msg`severe`,
};

function Allergy({ allergy }: { allergy: AllergyIntolerance }) {
  const { t } = useLingui();
  const view = useClinicView();
  const { code, criticality, reaction = [], recordedDate } = allergy;
  const date = recordedDate && formatPartialDate(recordedDate, view);
  return (
    <RecordRow
      icon={ShieldAlert}
      hue="rose"
      title={readConcept(code, view.language)}
      badge={
        criticality === 'high' && (
          <Badge kind="danger" icon={TriangleAlert}>
            <Trans>Can be dangerous</Trans>
          </Badge>
        )
      }
    >
      {reaction.map(({ manifestation, severity }, index) => {
        const text = <LangText>{readConcept(manifestation[0], view.language)}</LangText>;
        const how = severities[severity ?? ''];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- reactions have no name of their own
          <p key={index}>
            <Trans>Reaction: {text}</Trans>
            {how && ` (${t(how)})`}
          </p>
        );
      })}
      {date && (
        <p className="tabular-nums">
          <Trans>Recorded {date}</Trans>
        </p>
      )}
    </RecordRow>
  );
}
