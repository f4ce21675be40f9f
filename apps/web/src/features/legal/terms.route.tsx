import { queryClient } from '../../session/query-client.ts';
import { rootStore } from '../../session/session.ts';
import { LegalPage } from './legal-page.tsx';
import { legalText } from './legal-text.ts';

export function loader() {
  void queryClient.prefetchQuery(legalText('terms', rootStore.getState().locale));
  return null;
}

export function Component() {
  return <LegalPage document="terms" />;
}
