import { useLingui } from '@lingui/react/macro';
import type { HomeReading } from '@portal/clinical-domain/vitals/home-reading';
import {
  changeHomeReading,
  type OwnReading,
  takeBackHomeReading,
} from '@portal/fhir-queries/home-reading.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { useState } from 'react';
import { postReading } from '../../../session/outbox/reading-outbox.ts';
import { queryClient } from '../../../session/records/query-client.ts';
import { recordsClient } from '../../../session/records/records-client.ts';
import { useSession } from '../../../session/session.ts';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { vitalsQuery } from './vitals-query.ts';

export type WriteFailure = 'no-answer' | 'too-many' | 'refused';

/** A new one waits on this device where there is no network; what is at the hospital already is changed there, or not. */
const writers = {
  save: postReading,
  change: (own: OwnReading) => changeHomeReading(recordsClient, own),
  delete: (own: OwnReading) => takeBackHomeReading(recordsClient, own),
};

/** Writes an own reading and shows the charts with it; where it fails, says why and keeps the sheet open. */
export function useReadingWriter(onDone: () => void) {
  const { t } = useLingui();
  const { user } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<WriteFailure>();

  async function write(how: keyof typeof writers, reading: HomeReading): Promise<void> {
    setWaiting(true);
    setFailure(undefined);
    let became;
    try {
      became = await writers[how]({ patientId: user?.id ?? '', reading });
    } catch (error) {
      setFailure(findFailure(error));
      return;
    } finally {
      setWaiting(false);
    }
    if (became === 'waiting') {
      toastQueue.show({
        kind: 'info',
        heading: t`Saved on this device`,
        message: t`We’ll send it as soon as we can.`,
      });
      onDone();
      return;
    }
    void queryClient.invalidateQueries({ queryKey: vitalsQuery().queryKey });
    const [heading, message] = {
      save: [t`Reading saved`, t`Your doctor sees it as your own reading.`] as const,
      change: [t`Reading changed`, t`Your doctor sees the new numbers.`] as const,
      delete: [t`Reading deleted`, t`It was marked as entered by mistake.`] as const,
    }[how];
    toastQueue.show({ kind: 'success', heading, message });
    onDone();
  }

  return { write, isWaiting, failure };
}

function findFailure(error: unknown): WriteFailure {
  if (!(error instanceof RecordsRefusal)) return 'no-answer';
  return error.status === 429 ? 'too-many' : 'refused';
}
