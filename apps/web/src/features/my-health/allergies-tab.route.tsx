import { Trans } from '@lingui/react/macro';
import { sortAllergies } from '@portal/clinical-domain/history/sort-allergies';
import { findAllergies } from '@portal/fhir-queries/medical-history.query';
import { ReceiptText } from 'lucide-react';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { Allergy, FormerAllergy, SevereAllergy } from './allergy-cards.tsx';
import { NothingRecorded } from './record-list.tsx';
import { ReportAllergy } from './report-allergy.tsx';
import { TabPage } from './tab-page.tsx';

const allergiesQuery = () =>
  ownQuery(['allergies'], ['AllergyIntolerance'], () => findAllergies(recordsClient));

export function loader() {
  load(allergiesQuery());
  return null;
}

/** What the patient must not be given, the severe ones first, what is over last. */
export function Component() {
  return (
    <TabPage
      answer={useAnswer(allergiesQuery())}
      failed={
        <Trans>We couldn’t load your allergies. They’re safe. Check your connection and try again.</Trans>
      }
    >
      {(all) => {
        const { severe, other, former } = sortAllergies(all);
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-6">
            {severe.length + other.length + former.length === 0 ? (
              <NothingRecorded>
                <Trans>No allergy is recorded. If you have one, tell your doctor at every visit.</Trans>
              </NothingRecorded>
            ) : (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
                {severe.map((one) => (
                  <SevereAllergy key={one.id} allergy={one} />
                ))}
                {other.map((one) => (
                  <Allergy key={one.id} allergy={one} />
                ))}
                {former.map((one) => (
                  <FormerAllergy key={one.id} allergy={one} />
                ))}
              </ul>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <ReportAllergy />
              <SummaryWay />
            </div>
          </div>
        );
      }}
    </TabPage>
  );
}

function SummaryWay() {
  return (
    <Card aria-labelledby="summary-way">
      <div className="flex items-start gap-3.5">
        <Tile icon={ReceiptText} hue="rose" />
        <div className="min-w-0 flex-1">
          <h2 id="summary-way" className="text-lg">
            <Trans>My health summary</Trans>
          </h2>
          <p className="text-sm text-muted">
            <Trans>Allergies, medicines and conditions on one page, to show or print.</Trans>
          </p>
        </div>
      </div>
      <LinkButton variant="secondary" to="/health-summary" className="mt-3.5 w-full">
        <Trans>Show my summary</Trans>
      </LinkButton>
    </Card>
  );
}
