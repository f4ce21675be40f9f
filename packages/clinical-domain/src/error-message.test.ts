import { expect, test } from 'vitest';
import { formatApiError, formatFormError } from './error-message.ts';

const outcome = (issue: object) => ({ resourceType: 'OperationOutcome', issue: [issue] });

test.each([
  [
    409,
    outcome({ details: { text: 'That time was just taken.' }, diagnostics: 'x' }),
    'That time was just taken.',
  ],
  [422, outcome({ diagnostics: 'Slot.start is missing' }), 'Slot.start is missing'],
  [400, outcome({}), 'Bad Request'],
  [400, { error: 'first', detail: 'second' }, 'first'],
  [400, { detail: 'second', non_field_errors: ['third'] }, 'second'],
  [400, { non_field_errors: ['third', 'fourth'] }, 'third'],
  [401, undefined, 'Unauthorized'],
  [403, {}, 'Forbidden'],
  [404, 'text', 'Not Found'],
  [409, null, 'Conflict'],
  [503, { error: 42 }, 'Service Unavailable'],
  [418, {}, 'An error occured during API request!'],
])('%i with %j says %s', (status, body, said) => {
  expect(formatApiError(status, body)).toBe(said);
});

test.each([
  [{ error: 'e', message: 'm' }, 'e'],
  [{ non_field_errors: ['n'], message: 'm' }, 'n'],
  [{ message: 'm' }, 'm'],
  [undefined, 'An error occured!'],
])('a form answered with %j says %s', (body, said) => {
  expect(formatFormError(body)).toBe(said);
});
