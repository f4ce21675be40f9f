import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { load } from '../../session/records/load.ts';
import { rootStore } from '../../session/session.ts';
import { LegalPage } from './legal-page.tsx';
import { documentAt, legalText } from './legal-text.ts';
import { TellTheClinic } from './tell-the-clinic.tsx';

/** Each text at its own address: /terms, /privacy, /accessibility. */
export function loader({ request }: LoaderFunctionArgs) {
  const document = documentAt(new URL(request.url).pathname);
  load(legalText(document, rootStore.getState().locale));
  return null;
}

export function Component() {
  const document = documentAt(useLocation().pathname);
  return (
    <>
      <LegalPage document={document} />
      {document === 'accessibility' && <TellTheClinic />}
    </>
  );
}
