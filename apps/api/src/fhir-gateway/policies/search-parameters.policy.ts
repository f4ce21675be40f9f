import type { Parameter } from '../parse-request.ts';
import { type Policy, pass, reject } from '../policy.ts';
import {
  type ParameterKind,
  commonParameters,
  searchParameters,
  sortParameters,
} from '../tables/search-parameters.ts';

const elsewhere = new Set(['_include', '_revinclude', '_count', '_offset']);
const valueForms: Record<ParameterKind, RegExp> = {
  token: /^[^,$\\|]{0,200}\|?[^,$\\|]{1,200}$/,
  date: /^(eq|ge|le|gt|lt)?\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?)?)?$/,
  reference: /^([A-Z][A-Za-z]{1,63}\/)?[A-Za-z0-9\-.]{1,64}$/,
  text: /^[^,$\\|]{1,200}$/,
};

/** Only parameters of the tables, without modifier or chain, with values of their kind. */
export const allowedSearchParameters: Policy = ({ type, interaction, parameters }) => {
  if (type === undefined) return reject('bad_search', 'This is not a search.');
  const wrong =
    interaction === 'search-type'
      ? parameters.find((parameter) => !isAllowed(type, parameter))
      : parameters.find(() => true);
  return wrong
    ? reject('bad_search', 'The search has a parameter, modifier or value that is not supported here.')
    : pass;
};

function isAllowed(type: string, { name, modifier, value }: Parameter): boolean {
  if (modifier !== undefined) return false;
  if (elsewhere.has(name)) return true;
  if (name === '_summary') return value === 'count';
  if (name === '_sort') return value.split(',').every((key) => isSortKey(type, key.replace(/^-/, '')));
  const kind = findKind(commonParameters, name) ?? findKind(searchParameters[type] ?? {}, name);
  return kind !== undefined && value.split(',').every((alternative) => valueForms[kind].test(alternative));
}

function isSortKey(type: string, key: string): boolean {
  return key === '_lastUpdated' || (sortParameters[type] ?? []).includes(key);
}

function findKind(table: Readonly<Record<string, ParameterKind>>, name: string): ParameterKind | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
