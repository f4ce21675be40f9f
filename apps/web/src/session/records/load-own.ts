import { queryClient } from './query-client.ts';
import { session } from '../session.ts';

/** Asks for something of whoever is signed in. The page is drawn meanwhile, and says it itself when the answer fails. */
export function loadOwn<T>(name: string, ask: (patientId: string) => Promise<T>): Promise<T> {
  const id = session.store.getState().user?.id ?? '';
  const answer = queryClient.fetchQuery({ queryKey: [name, id], queryFn: () => ask(id), staleTime: 0 });
  answer.catch(() => undefined);
  return answer;
}
