import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4';
import { expect, test } from 'vitest';
import { checkCapabilities, neededTypes } from './check-records.ts';

/** What another vendor's server says, but for what is planted. */
function describe(
  edit: (resources: CapabilityStatementRestResource[]) => CapabilityStatementRestResource[] = (all) => all,
  more: Partial<CapabilityStatement> = {},
  together: ('batch' | 'transaction')[] = ['batch', 'transaction'],
): CapabilityStatement {
  const resources = neededTypes.map((type) => ({
    type,
    interaction: ['read' as const, 'search-type' as const, 'update' as const].map((code) => ({ code })),
    searchParam: ['end', 'schedule', 'start', 'status'].map((name) => ({ name, type: 'token' as const })),
  })) as CapabilityStatementRestResource[];
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-11-17',
    kind: 'instance',
    format: ['json'],
    fhirVersion: '4.0.1',
    software: { name: 'Another vendor’s', version: '3.1' },
    rest: [{ mode: 'server', resource: edit(resources), interaction: together.map((code) => ({ code })) }],
    ...more,
  };
}

const toChange = (statement: CapabilityStatement) =>
  checkCapabilities(statement)
    .filter(({ state }) => state !== 'good')
    .map(({ about, says }) => `${about}: ${says}`);

test('nothing is said of a server that has it all; its name is told', () => {
  expect(toChange(describe())).toEqual([]);
  expect(checkCapabilities(describe())[0]?.says).toBe('Another vendor’s 3.1');
});

test.each<[string, CapabilityStatement]>([
  ['FHIR 3.0.0', describe(undefined, { fhirVersion: '3.0.0' })],
  [
    'does not offer Slot, Subscription.',
    describe((all) => all.filter(({ type }) => !['Slot', 'Subscription'].includes(type))),
  ],
  [
    'read, search and update of Consent.',
    describe((all) =>
      all.map((one) => (one.type === 'Consent' ? { ...one, interaction: [{ code: 'read' }] } : one)),
    ),
  ],
  ['does not offer transactions', describe(undefined, {}, ['batch'])],
  [
    'Slot cannot be searched by end.',
    describe((all) =>
      all.map((one) => ({
        ...one,
        searchParam: one.searchParam?.filter(({ name }) => name !== 'end') ?? [],
      })),
    ),
  ],
])('what it lacks is named: %s', (says, statement) => {
  const found = toChange(statement);
  expect(found.some((line) => line.includes(says))).toBe(true);
});
