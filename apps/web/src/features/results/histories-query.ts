import { findHistories } from '@portal/fhir-queries/observation.query';
import { ownQuery } from '../../session/records/own-query.ts';
import { recordsClient } from '../../session/records/records-client.ts';

/** All results of these tests, whichever report they came with. */
export const historiesQuery = (codes: string[]) =>
  ownQuery(['histories', ...codes], ['Observation', 'DiagnosticReport'], () =>
    findHistories(recordsClient, codes),
  );
