import type { Bundle, Resource } from 'fhir/r4';
import { compartment } from '../patient-access/tables/compartment.ts';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { streamedTypes } from './streamed-types.ts';

const pageSize = 200;
const mostRounds = 200;
const withinMs = 10_000;

type Question = { type: string; since: string; offset: number };
/** `isWhole`: all of each resource, not only whose it is. */
type Wanted = { types?: readonly string[]; isWhole?: boolean };
/** `until`: all that changed before it has been given by now; undefined with the last page. */
export type ChangedPage = { resources: Resource[]; until: string | undefined };

/**
 * What changed since, of every type that is told, in one call unless it is much: of each resource the newest version alone,
 * which is what a reader finds. @throws Unavailable
 */
export async function* findChangedResources(
  records: Pick<RecordsClient, 'send'>,
  since: Date,
  { types = streamedTypes, isWhole = false }: Wanted = {},
): AsyncGenerator<ChangedPage> {
  let questions: Question[] = types.map((type) => ({ type, since: since.toISOString(), offset: 0 }));
  for (let round = 0; questions.length > 0; round += 1) {
    if (round === mostRounds) throw new Unavailable('records');
    const pages = await ask(records, questions, isWhole);
    questions = questions.flatMap((question, index) => findNext(question, pages[index] ?? []) ?? []);
    yield { resources: pages.flat(), until: questions.map(({ since: from }) => from).toSorted()[0] };
  }
}

async function ask(
  records: Pick<RecordsClient, 'send'>,
  questions: Question[],
  isWhole: boolean,
): Promise<Resource[][]> {
  const { status, body } = await records.send({
    method: 'POST',
    path: '',
    body: {
      resourceType: 'Bundle',
      type: 'batch',
      entry: questions.map((question) => ({ request: { method: 'GET', url: toPath(question, isWhole) } })),
    },
    withinMs,
  });
  const answers = (body as Bundle | undefined)?.entry ?? [];
  if (status !== 200 || answers.length !== questions.length) throw new Unavailable('records');
  return answers.map(({ resource }) => {
    if (resource?.resourceType !== 'Bundle') throw new Unavailable('records');
    return ((resource as Bundle).entry ?? []).flatMap((entry) => entry.resource ?? []);
  });
}

function toPath({ type, since, offset }: Question, isWhole: boolean): string {
  const parameters = new URLSearchParams({
    _lastUpdated: `ge${since}`,
    _sort: '_lastUpdated',
    ...(!isWhole && { _elements: `meta,${compartment[type]?.owner[0] ?? ''}` }),
    _count: String(pageSize),
    _offset: String(offset),
  });
  return `${type}?${parameters.toString()}`;
}

/** Goes on from the last one's time, not by its place: whatever changes meanwhile leaves its place for the end. */
function findNext({ type, since, offset }: Question, page: Resource[]): Question | undefined {
  if (page.length < pageSize) return undefined;
  const last = new Date(page.at(-1)?.meta?.lastUpdated ?? since).toISOString();
  return last === since ? { type, since, offset: offset + pageSize } : { type, since: last, offset: 0 };
}
