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

test('A9, F10: a page of reports comes with its results and their number; corrected ones are final', async () => {
  const { urls, client } = asked([page([report, observation], true), { ...page([]), total: 41 }]);
  expect(await findReportPage(client, { status: 'final', offset: 30, count: 30 })).toEqual({
    reports: [report],
    observations: [observation],
    hasMore: true,
    total: 41,
  });
  const final = 'status=final,amended,corrected,appended';
  expect(urls).toEqual([
    `DiagnosticReport?${final}&_sort=-date&_count=30&_offset=30&_include=DiagnosticReport:result`,
    `DiagnosticReport?${final}&_summary=count`,
  ]);
});

test('F15: all reports of a clinic day are asked for by its moments, with their results', async () => {
  const { urls, client } = asked([page([report, observation]), { ...page([]), total: 1 }]);
  const found = await findAllReports(client, { status: 'all', day: '2026-11-12', zone });
  expect(found).toEqual({ reports: [report], observations: [observation] });
  const day = 'date=ge2026-11-11T18:15:00Z&date=lt2026-11-12T18:15:00Z';
  expect(urls).toEqual([
    `DiagnosticReport?${day}&_sort=-date&_count=100&_offset=0&_include=DiagnosticReport:result`,
    `DiagnosticReport?${day}&_summary=count`,
  ]);
});

test('F15: the other pages of a long record are asked for together, a thousand reports at most', async () => {
  async function findOf(total: number) {
    const { client } = asked([page([report], true), { ...page([]), total }]);
    const get: typeof client.get = async (_path, parameters) =>
      page([{ ...report, id: new URLSearchParams(parameters).get('_offset') }]);
    const { reports } = await findAllReports({ ...client, get }, { status: 'all', day: undefined, zone });
    return reports.map(({ id }) => id);
  }
  expect(await findOf(250)).toEqual(['r', '100', '200']);
  expect((await findOf(100_000)).at(-1)).toBe('900');
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
