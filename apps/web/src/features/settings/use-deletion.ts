import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  confirmDeletion,
  finishDeletion,
  leaveDeletedAccount,
  type DeletionOutcome,
} from '../../session/account-deletion.ts';

type State = 'asking' | 'deleting' | Exclude<DeletionOutcome, 'deleted'>;

/** From the question to the account's end; a patient who comes back from signing in is taken on from there. */
export function useDeletion() {
  const navigate = useNavigate();
  const [state, setState] = useState<State>('asking');

  async function finish() {
    setState('deleting');
    const outcome = await finishDeletion();
    if (outcome !== 'deleted') {
      setState(outcome ?? 'asking');
      return;
    }
    await navigate('/account-deleted', { replace: true });
    leaveDeletedAccount();
  }

  const goOn = useEffectEvent(() => void finish());
  useEffect(() => {
    goOn();
  }, []);

  return { state, begin: () => confirmDeletion(() => void finish()) };
}
