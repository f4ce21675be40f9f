import { useLocation } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { NoCall } from './no-call.tsx';
import { readVisitId } from './read-visit-id.ts';
import { VisitCall } from './visit-call.tsx';

/** The visit is named by whoever leads here, never by the address. */
export function Component() {
  const visitId = readVisitId(useLocation().state);
  const { video } = getPortalConfig();
  return visitId === undefined || !video ? <NoCall /> : <VisitCall id={visitId} service={video} />;
}
