import type { Parameter } from '../parse-request.ts';
import { type Policy, deny, narrow, pass } from '../policy.ts';
import { compartment, patientParameters } from '../tables/compartment.ts';
import { directoryTypes } from '../tables/directory.ts';
import { isOwn } from '../visible.ts';

const foreign = deny('not_yours', 'This record is not yours.');

/**
 * A patient reaches their own record only. Searches are narrowed to it, and what is written belongs to it; what a read by
 * id brings is checked in the answer (rewrite.ts), and what a write replaces before it is written (write.ts).
 */
export const ownCompartment: Policy = (request, { patientId }) => {
  const namesAnother = request.parameters.some((parameter) => isForeign(parameter, patientId));
  if (patientId === '' || request.type === undefined || namesAnother) return foreign;
  if (directoryTypes.has(request.type)) return pass;
  if (request.type === 'Patient') return 'id' in request && request.id === patientId ? pass : foreign;
  if (!Object.hasOwn(compartment, request.type)) return foreign;
  switch (request.interaction) {
    case 'read':
    case 'mark-read':
      return pass;
    case 'search-type': {
      const searchBy = compartment[request.type]?.searchBy;
      return searchBy === undefined ? foreign : narrow({ [searchBy]: patientId });
    }
    case 'update':
    case 'book':
      return isOwn(request.resource, patientId) ? pass : foreign;
    default:
      return foreign;
  }
};

/** With a modifier it names nobody; search-parameters.policy.ts refuses it. */
function isForeign({ name, modifier, value }: Parameter, patientId: string): boolean {
  const names = modifier === undefined && patientParameters.has(name);
  return names && value !== patientId && value !== `Patient/${patientId}`;
}
