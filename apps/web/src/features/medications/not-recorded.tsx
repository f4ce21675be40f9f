import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import {
  dropWaitingDoses,
  readWaitingDoses,
  type WaitingDose,
} from '../../session/offline-copy/waiting-doses.ts';
import type { StoreTrouble } from '../../platform/store-result.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { StorageAdvice } from '@portal/ui/storage-advice.tsx';

/** Doses that were noted without a network and that the hospital would not take. */
export function NotRecorded() {
  const id = useSession().user?.id ?? '';
  const [refused, setRefused] = useState<WaitingDose[]>([]);
  const [trouble, setTrouble] = useState<StoreTrouble>();
  useEffect(() => {
    async function look() {
      const stored = await readWaitingDoses(id);
      setTrouble(stored.outcome === 'failed' ? stored.reason : undefined);
      setRefused(stored.outcome === 'failed' ? [] : stored.value.filter(({ isRefused }) => isRefused));
    }
    void look();
  }, [id]);
  if (trouble === 'unreadable' || trouble === 'blocked')
    return (
      <div className="mb-4 print:hidden">
        <Callout kind="warning">
          <p className="font-semibold">
            <Trans>Doses you marked offline may be missing from this list.</Trans>
          </p>
          <StorageAdvice reason={trouble} />
        </Callout>
      </div>
    );
  if (refused.length === 0) return null;

  async function forget() {
    if ((await dropWaitingDoses(id, refused)).outcome === 'kept') setRefused([]);
  }

  return (
    <div className="mb-4 print:hidden">
      <Callout kind="warning">
        <div className="grid justify-items-start gap-2.5">
          <p>
            <Plural
              value={refused.length}
              one="We couldn’t save # dose you marked offline. Your medicines may have changed: check the list below."
              other="We couldn’t save # doses you marked offline. Your medicines may have changed: check the list below."
            />
          </p>
          <Button size="sm" variant="secondary" onClick={() => void forget()}>
            <Trans>OK, got it</Trans>
          </Button>
        </div>
      </Callout>
    </div>
  );
}
