import { getHomeFacts } from '@portal/fhir-queries/home-facts.query';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';

/** What stands beneath the first cards: one more request. */
export const homeFactsQuery = () =>
  ownQuery(['home-facts'], ['DiagnosticReport', 'Communication', 'Appointment', 'Observation'], () =>
    getHomeFacts(recordsClient),
  );
