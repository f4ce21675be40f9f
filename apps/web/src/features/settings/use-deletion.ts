import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  confirmDeletion,
  finishDeletion,
  isDeletionConfirmed,
  leaveDeletedAccount,
  type DeletionOutcome,
} from '../../session/account/account-deletion.ts';

type State = 'asking' | 'deleting' | Exclude<DeletionOutcome, 'deleted'>;

/** From the question to the account's end; a patient who comes back from signing in is taken on from there. */
export function useDeletion() {
  const navigate = useNavigate();
  const [state, setState] = useState<State>(() => (isDeletionConfirmed() ? 'deleting' : 'asking'));

  async function settle(outcome: DeletionOutcome | undefined) {
    if (outcome !== 'deleted') {
      setState((before) => outcome ?? before);
      return;
    }
    await navigate('/account-deleted', { replace: true });
    leaveDeletedAccount();
  }

  const onFinished = useEffectEvent(settle);
  useEffect(() => {
    if (isDeletionConfirmed()) void finishDeletion().then(onFinished);
  }, []);

  function onConfirmed() {
    setState('deleting');
    void finishDeletion().then(settle);
  }

  return { state, begin: () => confirmDeletion(onConfirmed) };
}
