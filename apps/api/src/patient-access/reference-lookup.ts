import type { Bundle, Resource } from 'fhir/r4';
import type { RecordsClient } from '../infra/records-client.ts';
import { Unavailable } from '../infra/unavailable.ts';
import { findValues } from '../records/find-values.ts';
import { compartment } from './tables/compartment.ts';
import { directoryTypes } from './tables/directory.ts';
import { withheldLabel } from './tables/withheld.ts';
import { isMistaken, isVisible, isWithheld } from './visible.ts';

type Records = Pick<RecordsClient, 'send'>;

const mostIds = 200;
const mostSearches = 20;
/** Few types are asked for side by side; a batch of them takes the records server longer. */
const mostAtOnce = 4;
/** Beyond this an address is too long for the records server's web server. */
const longestPath = 6000;
const target = /(?:^|\/)([A-Z][A-Za-z]+)\/([A-Za-z0-9\-.]{1,64})(?:\/_history\/[A-Za-z0-9\-.]{1,64})?$/;

/** `Type/id` of what a reference, whole or relative, of a version or not, leads to. */
export function findName(reference: string): string | undefined {
  const [, type, id] = target.exec(reference) ?? [];
  return type === undefined ? undefined : `${type}/${id}`;
}

/**
 * What these names lead to, as far as it takes to judge who may see it; what is not there is left out. A search for each
 * type, side by side or in one call. Of files only withheld ones are found: the records server would load each of them whole.
 * @throws Unavailable
 */
export async function findTargets(records: Records, names: Iterable<string>): Promise<Map<string, Resource>> {
  const found = new Map<string, Resource>();
  const searches = toSearches([...names]);
  for (let from = 0; from < searches.length; from += mostSearches) {
    for (const page of await ask(records, searches.slice(from, from + mostSearches))) {
      for (const { resource } of page.entry ?? []) {
        if (resource?.id !== undefined) found.set(`${resource.resourceType}/${resource.id}`, resource);
      }
    }
  }
  return found;
}

/** Withheld, never true, or another's. A type that patients cannot ask for has its owner in one of two elements. */
export function isHidden(resource: Resource, patientId: string): boolean {
  if (isWithheld(resource) || isMistaken(resource)) return true;
  const { resourceType } = resource;
  if (resourceType === 'Patient' || Object.hasOwn(compartment, resourceType))
    return !isVisible(resource, { patientId });
  return ['subject', 'patient'].some((element) =>
    findValues(resource, [element, 'reference']).some((reference) => {
      const name = typeof reference === 'string' ? findName(reference) : undefined;
      return name?.startsWith('Patient/') === true && name !== `Patient/${patientId}`;
    }),
  );
}

async function ask(records: Records, searches: readonly string[]): Promise<Bundle[]> {
  if (searches.length <= mostAtOnce && searches.every(({ length }) => length <= longestPath)) {
    const answers = searches.map((path) => records.send({ method: 'GET', path: `/${path}` }));
    return (await Promise.all(answers)).flatMap(({ status, body }) => toPages(status, body));
  }
  const entry = searches.map((url) => ({ request: { method: 'GET', url } }));
  const { status, body } = await records.send({
    method: 'POST',
    path: '',
    body: { resourceType: 'Bundle', type: 'batch', entry },
  });
  if (status !== 200) throw new Unavailable('records');
  return ((body as Bundle).entry ?? []).flatMap(({ resource, response }) =>
    toPages(Number.parseInt(response?.status ?? '', 10), resource),
  );
}

/** The server says 4xx of a type that it does not have: nothing is there. */
function toPages(status: number, body: unknown): Bundle[] {
  const page = body as Bundle | undefined;
  if (status === 200 && page?.resourceType === 'Bundle') return [page];
  if (status === 400 || status === 404) return [];
  throw new Unavailable('records');
}

/** One search for each type and two hundred ids. */
function toSearches(names: readonly string[]): string[] {
  const idsOf = Map.groupBy(names, (name) => name.split('/')[0] ?? '');
  return [...idsOf].flatMap(([type, all]) => {
    const ids = all.map((name) => name.slice(type.length + 1));
    return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, index) => {
      const query = new URLSearchParams({
        _id: ids.slice(index * mostIds, (index + 1) * mostIds).join(','),
        _elements: ['meta', 'status', 'verificationStatus', 'lifecycleStatus', ...ownerElements(type)].join(
          ',',
        ),
        _offset: '0',
        _count: String(mostIds),
      });
      if (type === 'Binary') query.append('_security', `${withheldLabel.system}|${withheldLabel.code}`);
      return `${type}?${query.toString()}`;
    });
  });
}

function ownerElements(type: string): readonly string[] {
  if (directoryTypes.has(type) || type === 'Patient') return [];
  const owner = Object.hasOwn(compartment, type) ? compartment[type]?.owner : undefined;
  return owner ? owner.slice(0, 1) : ['subject', 'patient'];
}
