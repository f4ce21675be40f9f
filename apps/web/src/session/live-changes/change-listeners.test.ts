import type { RecordChange } from '@portal/api-contract/events';
import { expect, test } from 'vitest';
import { createChangeListeners } from './change-listeners.ts';

const change = (id: string, version: string, second: number): RecordChange => ({
  cursor: `2026-11-15T10:00:0${second}.000Z`,
  type: 'Communication',
  id,
  version,
});

test('each version is told once, whichever way it comes', () => {
  const changes = createChangeListeners();
  const heard: string[] = [];
  changes.add({ onChange: ({ id, version }) => heard.push(`${id} ${version}`) });
  for (const told of [change('a', '1', 1), change('a', '1', 1), change('a', '2', 2), change('b', '1', 1)])
    changes.tell(told);
  expect(heard).toEqual(['a 1', 'a 2', 'b 1']);
});

test('the cursor never goes back', () => {
  const changes = createChangeListeners();
  changes.tell(change('a', '1', 5));
  changes.tell(change('b', '1', 2));
  changes.moveCursor('2026-11-15T10:00:03.000Z');
  expect(changes.findCursor()).toBe('2026-11-15T10:00:05.000Z');
});

test('whoever has stopped listening hears nothing, and nothing of one person is left for the next', () => {
  const changes = createChangeListeners();
  let heard = 0;
  const stop = changes.add({ onChange: () => (heard += 1), onReset: () => (heard += 1) });
  stop();
  changes.tell(change('a', '1', 1));
  changes.tell('reset');
  expect([heard, changes.count()]).toEqual([0, 0]);
  expect(changes.latest()).toEqual([change('a', '1', 1)]);
  changes.forget();
  expect([changes.findCursor(), changes.latest()]).toEqual([undefined, []]);
});
