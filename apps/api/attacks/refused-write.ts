import type { FhirResource } from 'fhir/r4';
import { type Attack, post, put } from './attack.ts';
import type { World } from './world.ts';
import { message } from './written.ts';

const sendMessage: Attack['twin'] = (world) => put(message(world));
export const foreignHost = 'http://attacker.invalid';

export function refuse(number: number, does: string, ask: Attack['ask'], more: Partial<Attack> = {}): Attack {
  return { case: number, does, ask, refused: [403], twin: sendMessage, ...more };
}

export function bundle(type: 'batch' | 'transaction', entry: object[]) {
  return post('', { resourceType: 'Bundle', type, entry });
}
export const getEntry = (url: string) => ({ request: { method: 'GET', url } });
export const putEntry = (resource: FhirResource) => ({
  resource,
  request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
});
export const ownBatch: Attack['twin'] = ({ a }) => bundle('batch', [getEntry(`Patient/${a.id}`)]);
export const firstOf = ({ record }: World['a'], type: string) =>
  record.find(({ resourceType }) => resourceType === type) as FhirResource;
