import type { Bundle, Resource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { findAllReports, findReport, findReportPage } from './diagnostic-report.query.ts';
import { findHistories } from './observation.query.ts';

const zone = 'Asia/Kathmandu';
const page = (entry: object[], hasNext = false) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  entry: entry.map((resource) => ({ resource })),
  link: hasNext ? [{ relation: 'next', url: 'x' }] : [],
});
const report = { resourceType: 'DiagnosticReport', id: 'r', status: 'final', code: {} };
const observation = { resourceType: 'Observation', id: 'o', status: 'final', code: {} };

function asked(answers: object[]) {
  const urls: string[] = [];
  const get = async (path: string, parameters: ConstructorParameters<typeof URLSearchParams>[0]) => {
    urls.push(decodeURIComponent(`${path}?${new URLSearchParams(parameters).toString()}`));
    return answers[urls.length - 1];
  };
  const post = async (_path: string, body: Resource) => {
    urls.push(...((body as Bundle).entry ?? []).map(({ request }) => decodeURIComponent(request?.url ?? '')));
    return {
      resourceType: 'Bundle',
      type: 'batch-response',
      entry: answers.map((resource) => ({ response: { status: '200' }, resource })),
    };
  };
  return { urls, client: { get, post } };
}

test('a page of reports comes with their number', async () => {
  const { urls, client } = asked([page([report], true), { ...page([]), total: 41 }]);
  expect(await findReportPage(client, { status: 'final', offset: 30, count: 30 })).toEqual({
    reports: [report],
    hasMore: true,
    total: 41,
  });
  expect(urls).toEqual([
    'DiagnosticReport?status=final&_sort=-date&_count=30&_offset=30',
    'DiagnosticReport?status=final&_summary=count',
  ]);
});

test('all reports of a clinic day are asked for by its moments, page by page', async () => {
  const { urls, client } = asked([page([report], true), page([{ ...report, id: 's' }])]);
  const found = await findAllReports(client, { status: 'all', day: '2026-11-12', zone });
  expect(found.map(({ id }) => id)).toEqual(['r', 's']);
  const day = 'date=ge2026-11-11T18:15:00Z&date=lt2026-11-12T18:15:00Z';
  expect(urls).toEqual([
    `DiagnosticReport?${day}&_sort=-date&_count=200&_offset=0`,
    `DiagnosticReport?${day}&_sort=-date&_count=200&_offset=200`,
  ]);
});

test('a report comes with its results, in one request; one that is not there is none', async () => {
  const { urls, client } = asked([page([report, observation]), page([])]);
  expect(await findReport(client, 'r')).toEqual({ report, observations: [observation] });
  expect(await findReport(client, 'x')).toBeUndefined();
  expect(urls[0]).toBe('DiagnosticReport?_id=r&_include=DiagnosticReport:result');
});

test('the history of several codes is bounded, and asked for once', async () => {
  const { urls, client } = asked([page([observation]), page([])]);
  const codes = ['http://loinc.org|1', 'http://loinc.org|2', 'http://loinc.org|1'];
  expect(await findHistories(client, codes)).toEqual([observation]);
  expect(urls).toEqual([
    'Observation?code=http://loinc.org|1&_sort=-date&_count=24',
    'Observation?code=http://loinc.org|2&_sort=-date&_count=24',
  ]);
  expect(await findHistories(client, [])).toEqual([]);
});
