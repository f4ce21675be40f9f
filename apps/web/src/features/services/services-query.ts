import { findServices } from '@portal/fhir-queries/healthcare-service.query';
import { queryOptions } from '@tanstack/react-query';
import { getPortalConfig } from '../../http/portal-config.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { serviceKinds } from './service-kinds.ts';

const tenMinutes = 600_000;

/** All six at once, for the cards and for each page. */
export function servicesQuery() {
  const { organizationId } = getPortalConfig();
  return queryOptions({
    queryKey: ['services', organizationId],
    queryFn: () =>
      findServices(recordsClient, { organizationId, kinds: serviceKinds.map(({ kind }) => kind) }),
    staleTime: tenMinutes,
    // Not live: the directory is no part of the record.
  });
}

/** The laboratory's tests, each a service of its own with its price. */
export function labTestsQuery() {
  const { organizationId } = getPortalConfig();
  return queryOptions({
    queryKey: ['lab-tests', organizationId],
    queryFn: () => findServices(recordsClient, { organizationId, kinds: ['lab-test'], count: 100 }),
    staleTime: tenMinutes,
    // Not live: the directory is no part of the record.
  });
}
