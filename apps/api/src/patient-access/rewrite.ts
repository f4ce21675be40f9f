import type { Bundle, BundleEntry, Resource } from 'fhir/r4';
import { Unavailable } from '../upstream/unavailable.ts';
import { Refusal } from '../http/refusal.ts';
import { hasNextPage } from '../records/bundle.ts';
import type { Caller } from './caller.ts';
import { toView } from './directory-view.ts';
import type { Asked } from './forward.ts';
import { getPage, toPageUrl } from './page.ts';
import { isGranted } from './scopes.ts';
import { directoryTypes } from './tables/directory.ts';
import { deepestOffset } from './tables/limits.ts';
import { isFindable, isVisible } from './visible.ts';

/** What the caller may see of the answer, in our own addresses. What is not theirs is answered like what does not exist. */
export function rewrite(answer: Resource, request: Asked, caller: Caller, fhirBase: string): Resource {
  switch (request.interaction) {
    case 'read':
      return requireVisible(answer, request, caller);
    case 'expand':
      if (answer.resourceType !== 'ValueSet' || !isVisible(answer, caller))
        throw new Refusal(404, 'not_found');
      return answer;
    default:
      if (answer.resourceType !== 'Bundle') throw new Unavailable('records');
      return rewritePage(answer as Bundle, request, caller, fhirBase);
  }
}

/** One resource, exactly the one that was asked for. @throws Refusal 404 */
export function requireVisible(
  answer: Resource,
  { type, id }: { type: string; id: string },
  caller: Caller,
): Resource {
  const asked = answer.resourceType === type && answer.id === id;
  if (!asked || !isVisible(answer, caller)) throw new Refusal(404, 'not_found');
  return toView(answer);
}

function rewritePage(
  bundle: Bundle,
  request: Extract<Asked, { interaction: 'search-type' }>,
  caller: Caller,
  fhirBase: string,
): Bundle {
  const { parameters, narrowing } = request;
  const counts = parameters.some(({ name }) => name === '_summary');
  const { count, offset } = getPage(narrowing);
  const linkTo = (relation: string, at: number) => ({
    relation,
    url: toPageUrl(`${fhirBase}/${request.type}`, parameters, { count, offset: at }),
  });
  const self = linkTo('self', offset);
  if (counts) return { resourceType: 'Bundle', type: 'searchset', total: bundle.total ?? 0, link: [self] };
  const byId = parameters.some(({ name }) => name === '_id');
  const matches: BundleEntry[] = [];
  const included: BundleEntry[] = [];
  let found = 0;
  for (const { resource, search } of bundle.entry ?? []) {
    const mode = search?.mode === 'include' ? 'include' : 'match';
    if (mode === 'match' && resource && search?.mode !== 'outcome') found += 1;
    if (!resource?.id || !isFindable(resource, caller, byId && mode === 'match')) continue;
    const fullUrl = `${fhirBase}/${resource.resourceType}/${resource.id}`;
    const shown = { fullUrl, resource: toView(resource), search: { mode } } as const;
    if (mode === 'match' && resource.resourceType === request.type) matches.push(shown);
    if (mode === 'include' && maySee(resource, caller)) included.push(shown);
  }
  // The records server's order of these follows from all that it found, hidden ones too.
  included.sort((one, other) => ((one.fullUrl ?? '') < (other.fullUrl ?? '') ? -1 : 1));
  const nextOffset = offset + found;
  const hasNext = found > 0 && nextOffset <= deepestOffset && hasNextPage(bundle);
  const link = hasNext ? [self, linkTo('next', nextOffset)] : [self];
  return { resourceType: 'Bundle', type: 'searchset', link, entry: [...matches, ...included] };
}

/** What an include brings is of a type that the token lets the app see by itself. */
function maySee({ resourceType }: Resource, { scopes }: Caller): boolean {
  if (directoryTypes.has(resourceType)) return scopes.directory;
  return isGranted(scopes, resourceType, 'r') || isGranted(scopes, resourceType, 's');
}

/** What the booking rules answer: a visit of the caller's, or a bundle or outcome that names nobody else's. */
export function rewriteBooked(answer: Resource, caller: Caller): Resource {
  if (answer.resourceType === 'OperationOutcome') return answer;
  if (answer.resourceType !== 'Bundle')
    return requireVisible(answer, { type: 'Appointment', id: answer.id ?? '' }, caller);
  const entry = (answer as Bundle).entry?.map(({ resource, ...told }): BundleEntry => {
    if (resource === undefined || !isVisible(resource, caller)) return told;
    return { ...told, resource: toView(resource) };
  });
  return { ...answer, ...(entry && { entry }) };
}
