import { readReport, findLeadParameter } from '@portal/clinical-domain/results/read-report';
import type { findMeaning } from '@portal/clinical-domain/results/meanings/find-meaning';
import { findReport, type ReportWithResults } from '@portal/fhir-queries/diagnostic-report.query';
import { isPartner } from '@portal/fhir-queries/partner.query';
import type { Observation } from 'fhir/r4';
import { ownQuery } from '../../session/records/own-query.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { recordsClient } from '../../session/records/records-client.ts';
import { historiesQuery } from './histories-query.ts';

export type OpenedReport = ReportWithResults & {
  /** Earlier and later results of the same things. */
  history: Promise<Observation[]>;
  /** Not there if its texts could not be loaded; the report stands without them. */
  findMeaning: typeof findMeaning | undefined;
  /** The doctor whom the patient can write to about it; none where they have never met. */
  partner: Promise<string | undefined>;
};

const isId = /^[A-Za-z0-9\-.]{1,64}$/;

/** The report with what explains it; null if there is no such report for this patient. */
export const openedReportQuery = (id: string) =>
  ownQuery(['opened-report', id], ['DiagnosticReport'], () => openReport(id));

async function openReport(id: string): Promise<OpenedReport | null> {
  if (!isId.test(id)) return null;
  const meanings = import('@portal/clinical-domain/results/meanings/find-meaning').then(
    (module) => module.findMeaning,
    () => undefined,
  );
  const found = await queryClient.fetchQuery(
    ownQuery(['report', id], ['DiagnosticReport'], async () => (await findReport(recordsClient, id)) ?? null),
  );
  if (!found) return null;
  const codes = listCodes(found);
  const history = queryClient.fetchQuery(historiesQuery(codes));
  history.catch(() => undefined);
  const partner = findPartner(found);
  return { ...found, history, findMeaning: await meanings, partner };
}

async function findPartner({ report, observations }: ReportWithResults): Promise<string | undefined> {
  const { doctor } = readReport(report, observations, 'en');
  if (doctor === undefined) return undefined;
  const isKnown = await queryClient
    // Not live: who has met a doctor stays one who has.
    .fetchQuery(ownQuery(['is-partner', doctor], [], () => isPartner(recordsClient, doctor)))
    .catch(() => false);
  return isKnown ? doctor : undefined;
}

/** What can be followed over time, what is shown first being first. */
function listCodes({ report, observations }: ReportWithResults): string[] {
  const read = readReport(report, observations, 'en');
  const lead = findLeadParameter(read);
  const numbers = read.parameters.filter(({ measured }) => measured);
  const codes = [...(lead ? [lead] : []), ...numbers].flatMap(({ code }) => code ?? []);
  return [...new Set(codes)];
}
