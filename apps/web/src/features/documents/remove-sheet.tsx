import { Trans, useLingui } from '@lingui/react/macro';
import { takeBackDocument } from '@portal/fhir-queries/document-reference.query';
import type { DocumentReference } from 'fhir/r4';
import { useState } from 'react';
import { recordsClient } from '../../session/records/records-client.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

type Props = { document: DocumentReference; isOpen: boolean; onClose: () => void; onRemoved: () => void };

export function RemoveSheet({ document, isOpen, onClose, onRemoved }: Props) {
  const { t } = useLingui();
  const [state, setState] = useState<'asking' | 'waiting' | 'failed'>('asking');

  async function remove() {
    setState('waiting');
    try {
      await takeBackDocument(recordsClient, document);
    } catch {
      setState('failed');
      return;
    }
    setState('asking');
    toastQueue.show({ kind: 'success', heading: t`Success`, message: t`Your document was removed.` });
    onClose();
    onRemoved();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      width="narrow"
      title={t`Remove this document?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <WaitingButton variant="danger" isWaiting={state === 'waiting'} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </WaitingButton>
        </>
      }
    >
      <p>
        <Trans>You and your doctor won’t see it any more. The hospital keeps it, marked as removed.</Trans>
      </p>
      {state === 'failed' && (
        <div role="alert">
          <Callout kind="danger">
            <Trans>We couldn’t remove it. Check your connection and try again.</Trans>
          </Callout>
        </div>
      )}
    </Modal>
  );
}
