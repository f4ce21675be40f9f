import { idPattern } from '../../records/fhir-id.ts';
import type { FhirRequest, Parameter } from '../parse-request.ts';
import { findPagePart } from '../page.ts';
import { type Policy, pass, reject } from '../policy.ts';
import {
  type ParameterKind,
  commonParameters,
  operationParameters,
  searchModifiers,
  searchParameters,
  sortParameters,
} from '../tables/search-parameters.ts';

const elsewhere = new Set(['_include', '_revinclude']);
const day = String.raw`\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?)?)?`;
const valueForms: Record<ParameterKind, RegExp> = {
  token: /^[^,$\\|]{0,200}\|?[^,$\\|]{1,200}$/,
  date: new RegExp(`^(eq|ge|le|gt|lt)?${day}$`),
  reference: new RegExp(`^([A-Z][A-Za-z]{1,63}/)?${idPattern}$`),
  text: /^[^,$\\|]{1,200}$/,
  uri: /^[a-z][a-z0-9+.-]*:[^\s,$\\|]{1,400}(\|[\w.-]{1,60})?$/i,
  number: /^\d{1,6}$/,
  language: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/,
};

/** Only parameters of the tables, without chain and with no modifier but theirs, with values of their kind. */
export const allowedSearchParameters: Policy = (request) =>
  request.type !== undefined && request.parameters.every((parameter) => isAllowed(request, parameter))
    ? pass
    : reject('bad_search', 'The search has a parameter, modifier or value that is not supported here.');

function isAllowed(request: FhirRequest, parameter: Parameter): boolean {
  if (parameter.modifier !== undefined && !isModifier(request, parameter)) return false;
  switch (request.interaction) {
    case 'search-type':
      return isSearchParameter(request.type, parameter);
    case 'expand':
    case 'available-slots': {
      const isRepeated = request.parameters.some(
        (other) => other !== parameter && other.name === parameter.name,
      );
      return (
        !isRepeated &&
        isOfKind(findKind(operationParameters[request.interaction], parameter.name), parameter.value)
      );
    }
    default:
      return false;
  }
}

function isModifier({ interaction, type = '' }: FhirRequest, { name, modifier }: Parameter): boolean {
  const known = Object.hasOwn(searchModifiers, type) ? searchModifiers[type] : undefined;
  return (
    interaction === 'search-type' &&
    known !== undefined &&
    Object.hasOwn(known, name) &&
    known[name] === modifier
  );
}

function isSearchParameter(type: string, { name, value }: Parameter): boolean {
  if (elsewhere.has(name) || findPagePart({ name }) !== undefined) return true;
  if (name === '_summary') return value === 'count';
  if (name === '_sort') return value.split(',').every((key) => isSortKey(type, key.replace(/^-/, '')));
  const kind = findKind(commonParameters, name) ?? findKind(searchParameters[type] ?? {}, name);
  return value.split(',').every((alternative) => isOfKind(kind, alternative));
}

function isOfKind(kind: ParameterKind | undefined, value: string): boolean {
  return kind !== undefined && valueForms[kind].test(value);
}

function isSortKey(type: string, key: string): boolean {
  return key === '_lastUpdated' || key === '_id' || (sortParameters[type] ?? []).includes(key);
}

function findKind(table: Readonly<Record<string, ParameterKind>>, name: string): ParameterKind | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
