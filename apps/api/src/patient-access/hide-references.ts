import type { Bundle, Resource } from 'fhir/r4';
import { LRUCache } from 'lru-cache';
import type { Records } from '../records/records.ts';
import type { Caller } from './caller.ts';
import { findTargets, isHidden } from './reference-lookup.ts';
import { directoryTypes } from './tables/directory.ts';
import { findNames, withoutReferences } from './without-references.ts';

export type HideReferences = <Body extends Resource>(
  body: Body,
  caller: Pick<Caller, 'patientId'>,
) => Promise<Body>;

/** Below the 5 s in which what is withheld is gone. What is of a patient's record is asked for each time. */
const keptMs = 3000;
const mostKept = 5000;
/**
 * Vocabularies are large and refer to nothing. The audit names what the caller named, whether it exists or not, and what the
 * hospital's events name is looked through in `audit/visible-entities.ts`: here an id that exists would differ from one that
 * does not.
 */
const leftAsTheyAre: ReadonlySet<string> = new Set(['AuditEvent', 'CodeSystem', 'ValueSet']);

/**
 * Takes out of an answer what it tells of resources that the patient may not see. The whole answer, pages and batches too,
 * costs one search for each type that it refers to.
 */
export function createHideReferences(records: Records): HideReferences {
  const kept = new LRUCache<string, { target: Resource | undefined }>({ ttl: keptMs, max: mostKept });

  async function find(names: readonly string[]): Promise<Map<string, Resource>> {
    const start = performance.now();
    const found = new Map<string, Resource>();
    const asked: string[] = [];
    for (const name of names) {
      const known = kept.get(name);
      if (known === undefined) asked.push(name);
      else if (known.target) found.set(name, known.target);
    }
    const fresh = await findTargets(records, asked);
    for (const name of asked) {
      const target = fresh.get(name);
      if (target) found.set(name, target);
      if (isKept(name)) kept.set(name, { target }, { start });
    }
    return found;
  }

  /** @throws Unavailable */
  return async function hideReferences<Body extends Resource>(
    body: Body,
    { patientId }: Pick<Caller, 'patientId'>,
  ): Promise<Body> {
    const resources = listResources(body);
    const here = new Map(resources.map((one) => [`${one.resourceType}/${one.id}`, one]));
    const named = [...findNames(resources)];
    const isAnother = (name: string) => name.startsWith('Patient/') && name !== `Patient/${patientId}`;
    const asked = named.filter((name) => !here.has(name) && !name.startsWith('Patient/'));
    const targets = asked.length === 0 ? here : new Map([...here, ...(await find(asked))]);
    const hidden = new Set(
      named.filter((name) => {
        const target = targets.get(name);
        return isAnother(name) || (target !== undefined && isHidden(target, patientId));
      }),
    );
    return show(body, (name) => hidden.has(name)) as Body;
  };
}

function isKept(name: string): boolean {
  const type = name.slice(0, name.indexOf('/'));
  return directoryTypes.has(type) || type === 'Binary';
}

function listResources(body: Resource): Resource[] {
  if (leftAsTheyAre.has(body.resourceType)) return [];
  if (body.resourceType !== 'Bundle') return [body];
  return ((body as Bundle).entry ?? []).flatMap(({ resource }) => (resource ? listResources(resource) : []));
}

function show(body: Resource, isHiddenName: (name: string) => boolean): Resource {
  if (leftAsTheyAre.has(body.resourceType)) return body;
  if (body.resourceType !== 'Bundle') return withoutReferences(body, isHiddenName);
  const { entry } = body as Bundle;
  if (entry === undefined) return body;
  const shown = entry.map((one) =>
    one.resource ? { ...one, resource: show(one.resource, isHiddenName) } : one,
  );
  return { ...body, entry: shown } as Bundle;
}
