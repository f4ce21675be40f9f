import type { Resource } from 'fhir/r4';
import type { Records } from '../records/records.ts';
import { Refusal } from '../http/refusal.ts';
import { NotAccepted } from '../records/not-accepted.ts';
import type { AllowedRequest } from './decide.ts';
import { getPage, withoutPage } from './page.ts';

export type Asked = Extract<AllowedRequest, { interaction: 'read' | 'search-type' | 'expand' }>;

/** Asks the records server. What is asked is built from the decided request alone, and no header of the caller goes along. */
export async function forward(records: Records, request: Asked): Promise<Resource> {
  try {
    const found = await ask(records, request);
    if (found) return found;
  } catch (error) {
    if (error instanceof NotAccepted && (error.status === 400 || error.status === 422))
      throw new Refusal(400, 'bad_search', 'The records server did not accept this search.');
    throw error;
  }
  throw new Refusal(404, 'not_found');
}

function ask(records: Records, request: Asked): Promise<Resource | undefined> {
  switch (request.interaction) {
    case 'read':
      return records.find(request.type, request.id);
    case 'expand':
      return records.expand(toQuery(request));
    case 'search-type':
      return records.search(request.type, toQuery(request), getPage(request.narrowing));
  }
}

/** What is asked of the records server; two requests that ask for the same have the same. */
export function toQuery({ parameters, narrowing }: Asked): [string, string][] {
  const own = parameters.filter(({ name }) => !Object.hasOwn(narrowing, name));
  return [
    ...own.map(({ name, value }): [string, string] => [name, value]),
    ...Object.entries(withoutPage(narrowing)),
  ];
}
