import { Trans, useLingui } from '@lingui/react/macro';
import { findDocuments } from '@portal/fhir-queries/document-reference.query';
import { load, useAnswer } from '../../session/records/load.ts';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { Card } from '@portal/ui/card.tsx';
import { List } from '@portal/ui/list.tsx';
import { WhenLoaded } from '@portal/ui/when-loaded.tsx';
import { DocumentRow } from './document-row.tsx';
import { UploadCard } from './upload-card.tsx';

const documentsQuery = () =>
  ownQuery(['documents'], ['DocumentReference'], () => findDocuments(recordsClient));

export function loader() {
  load(documentsQuery());
  return null;
}

/** Papers of the hospital and the patient's own, the latest first. */
export function Component() {
  const { t } = useLingui();
  const documents = useAnswer(documentsQuery());
  const askAgain = () => void documents.refetch();
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-4 pb-6 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="lg:col-start-2 lg:row-start-1">
        <UploadCard onStored={askAgain} />
      </div>
      <WhenLoaded
        answer={documents}
        failed={
          <Trans>We couldn’t load your documents. They’re safe. Check your connection and try again.</Trans>
        }
      >
        {(all) => (
          <Card className="overflow-hidden p-0!">
            <List label={t`Documents`} items={all} keyOf={({ id = '' }) => id}>
              {(document) => <DocumentRow document={document} onRemoved={askAgain} />}
            </List>
          </Card>
        )}
      </WhenLoaded>
    </div>
  );
}
