import { Trans, useLingui } from '@lingui/react/macro';
import { findDocuments } from '@portal/fhir-queries/document-reference.query';
import { useLoaderData, useRevalidator } from 'react-router';
import { loadOwn } from '../../session/records/load-own.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { Card } from '../../ui/card.tsx';
import { List } from '../../ui/list.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DocumentRow } from './document-row.tsx';
import { UploadCard } from './upload-card.tsx';

export function loader() {
  return { documents: loadOwn('documents', () => findDocuments(recordsClient)) };
}

/** Papers of the hospital and the patient's own, the latest first. */
export function Component() {
  const { t } = useLingui();
  const { documents } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-4 pb-6 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="lg:col-start-2 lg:row-start-1">
        <UploadCard onStored={() => void revalidate()} />
      </div>
      <WhenLoaded
        answer={documents}
        failed={
          <Trans>We could not load your documents. They are safe. Check your connection and try again.</Trans>
        }
      >
        {(all) => (
          <Card className="overflow-hidden p-0!">
            <List label={t`Documents`} items={all} keyOf={({ id = '' }) => id}>
              {(document) => <DocumentRow document={document} onRemoved={() => void revalidate()} />}
            </List>
          </Card>
        )}
      </WhenLoaded>
    </div>
  );
}
