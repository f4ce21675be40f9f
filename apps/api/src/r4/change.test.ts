import type { Resource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import { compare, toStored, withHidden } from './change.ts';

const as = (elements: object) => ({ resourceType: 'Communication', id: '1', ...elements }) as Resource;
const request = (resource: Resource) =>
  ({
    interaction: 'update',
    type: 'Communication',
    id: '1',
    parameters: [],
    resource,
    ifMatch: 'W/"1"',
  }) as const;

describe('what was hidden from the patient', () => {
  const stored = as({ status: 'completed', about: [{ reference: 'Task/1' }, { reference: 'Task/2' }] });
  const shown = as({ status: 'completed', about: [{ reference: 'Task/1' }] });

  test('is kept where the rest comes back as it was shown', () => {
    expect(withHidden(as({ status: 'x', about: [{ reference: 'Task/1' }] }), stored, shown)).toEqual({
      ...stored,
      status: 'x',
    });
  });

  test('is kept where nothing of it was shown', () => {
    expect(withHidden(as({ status: 'x' }), stored, as({ status: 'completed' }))).toEqual({
      ...stored,
      status: 'x',
    });
  });

  test('goes where the patient changes what was shown of it', () => {
    const sent = as({ status: 'x', about: [{ reference: 'Task/3' }] });
    expect(withHidden(sent, stored, shown)).toEqual(sent);
  });

  test('is nothing where all is shown, or nothing is stored', () => {
    const sent = as({ status: 'x' });
    expect(withHidden(sent, stored, stored)).toBe(sent);
    expect(withHidden(sent, undefined, undefined)).toBe(sent);
  });
});

test('what differs from the stored is changed: new, different or gone', () => {
  const before = as({ status: 'completed', language: 'ne', sent: '2026-01-01' });
  const change = compare(request(as({ status: 'in-progress', sent: '2026-01-01', note: [] })), before);
  expect(change.changed).toEqual({ status: 'in-progress', language: undefined, note: [] });
  expect(Object.keys(change.changed)).toContain('language');
  expect(change).toMatchObject({ type: 'Communication', before, ifMatch: 'W/"1"' });
});

test('only the patient’s elements and the hospital’s labels are stored', () => {
  const serverMeta = { versionId: '1', lastUpdated: 'x', source: 'y' };
  const stored = (meta: object | undefined) =>
    toStored(compare(request(as({ status: 'x', meta: { versionId: '9', tag: [] } })), meta && as({ meta })));
  expect(stored({ ...serverMeta, tag: [{ code: 'x' }] })).toEqual(
    as({ status: 'x', meta: { tag: [{ code: 'x' }] } }),
  );
  expect(stored(serverMeta)).toEqual(as({ status: 'x' }));
  expect(stored(undefined)).toEqual(as({ status: 'x' }));
});
