import type { Bundle, FhirResource, Patient } from 'fhir/r4';
import type { Answer } from './fake-records-client.ts';

const maya: Patient = {
  resourceType: 'Patient',
  id: 'patient-of-a-test',
  name: [{ given: ['Maya'], family: 'Tamang' }],
  gender: 'female',
  birthDate: '1990-04-12',
};

type Stored = FhirResource & { id: string };
type Asked = Parameters<Answer>[0];

/**
 * A record that keeps what is written to it. Its searches know `status`, `_id`, `code`, pages and the order of days; what
 * else a search is narrowed by is the test's own to leave out.
 */
export function recordOf(...resources: FhirResource[]) {
  const stored = new Map<string, Stored>();
  const keep = (resource: FhirResource): Stored => {
    const id = resource.id ?? crypto.randomUUID();
    const key = `${resource.resourceType}/${id}`;
    const versionId = String(Number(stored.get(key)?.meta?.versionId ?? 0) + 1);
    const kept: Stored = { ...resource, id, meta: { ...resource.meta, versionId } };
    stored.set(key, kept);
    return kept;
  };
  for (const resource of [maya, ...resources]) keep(resource);

  const answer: Answer = ({ method, path, parameters, body }) => {
    // The client asks part by part.
    if (method === 'post' && path === '') return undefined;
    if (method === 'post') return keep({ ...(body as FhirResource), id: crypto.randomUUID() });
    if (method === 'put') return keep(body as FhirResource);
    return path.includes('/') ? stored.get(path) : search(path, parameters);
  };

  function search(type: string, parameters: URLSearchParams): Bundle {
    const all = [...stored.values()];
    const matches = sortByDay(
      all.filter((resource) => resource.resourceType === type && isAskedFor(resource, parameters)),
      parameters.get('_sort') ?? '',
    );
    const [offset, count] = [Number(parameters.get('_offset') ?? 0), Number(parameters.get('_count') ?? 200)];
    const shown = matches.slice(offset, offset + count);
    const linked = parameters.has('_include')
      ? all.filter((other) => other.resourceType !== type && shown.some((one) => areLinked(one, other)))
      : [];
    const next = `${type}?_offset=${offset + count}`;
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      total: matches.length,
      link: offset + count < matches.length ? [{ relation: 'next', url: next }] : [],
      entry: [...shown, ...linked].map((resource) => ({ resource })),
    };
  }

  return {
    answer,
    keep,
    /** All of that type, as they are now. */
    all: <T extends FhirResource>(type: T['resourceType']) =>
      [...stored.values()].filter(({ resourceType }) => resourceType === type) as unknown as T[],
    /** The same record, but where `fault` throws, waits or answers itself. */
    with:
      (fault: (asked: Asked) => unknown): Answer =>
      async (asked) =>
        (await fault(asked)) || answer(asked),
  };
}

function isAskedFor(resource: Stored, parameters: URLSearchParams): boolean {
  const { status, code } = resource as { status?: string; code?: { coding?: { code?: string }[] } };
  const statuses = parameters.get('status')?.split(',');
  const ids = parameters.get('_id')?.split(',');
  const codes = parameters
    .get('code')
    ?.split(',')
    .map((token) => token.split('|').at(-1));
  return (
    (statuses?.includes(status ?? '') ?? true) &&
    (ids?.includes(resource.id) ?? true) &&
    (codes?.some((one) => code?.coding?.some((coding) => coding.code === one)) ?? true)
  );
}

/** The reference may stand on either side. */
function areLinked(one: Stored, other: Stored): boolean {
  const names = (from: Stored, to: Stored) => JSON.stringify(from).includes(`"${to.resourceType}/${to.id}"`);
  return names(one, other) || names(other, one);
}

function sortByDay(resources: Stored[], sort: string): Stored[] {
  const turn = sort.startsWith('-') ? -1 : 1;
  return resources.toSorted((one, other) => turn * (timeOf(one) - timeOf(other)));
}

function timeOf(resource: Stored): number {
  const { effectiveDateTime, authoredOn, recorded, date, start } = resource as unknown as Partial<
    Record<string, string>
  >;
  return Date.parse(effectiveDateTime ?? authoredOn ?? recorded ?? date ?? start ?? '') || 0;
}
