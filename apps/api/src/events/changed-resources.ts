import type { Resource } from 'fhir/r4';
import { listResources } from '../records/bundle.ts';
import { compartment } from '../patient-access/tables/compartment.ts';
import type { Records } from '../records/records.ts';
import { Unavailable } from '../upstream/unavailable.ts';
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
  records: Records,
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

async function ask(records: Records, questions: Question[], isWhole: boolean): Promise<Resource[][]> {
  const pages = await records.searchTogether(
    questions.map(({ type, since, offset }) => ({
      type,
      query: {
        _lastUpdated: `ge${since}`,
        _sort: '_lastUpdated',
        ...(!isWhole && { _elements: `meta,${compartment[type]?.owner[0] ?? ''}` }),
      },
      count: pageSize,
      offset,
    })),
    { withinMs },
  );
  return pages.map((page) => {
    if (page === undefined) throw new Unavailable('records');
    return listResources(page);
  });
}

/** Goes on from the last one's time, not by its place: whatever changes meanwhile leaves its place for the end. */
function findNext({ type, since, offset }: Question, page: Resource[]): Question | undefined {
  if (page.length < pageSize) return undefined;
  const last = new Date(page.at(-1)?.meta?.lastUpdated ?? since).toISOString();
  return last === since ? { type, since, offset: offset + pageSize } : { type, since: last, offset: 0 };
}
