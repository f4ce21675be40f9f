import { expect, test } from 'vitest';
import { addQuestion } from './add-question.ts';

test('F15: the question begins a message, and leaves what was begun before', () => {
  const question = 'About my test Lipid Profile: ';
  expect(addQuestion('', question)).toBe(question);
  expect(addQuestion('Dear doctor,', question)).toBe(`Dear doctor,\n${question}`);
  expect(addQuestion(`${question}is it bad?`, question)).toBe(`${question}is it bad?`);
});

test('a question that was left as it was gives way to the next; one that goes on does not', () => {
  const [first, second] = ['About the test HbA1c: ', 'About the test Lipid Profile: '];
  expect(addQuestion(first, second, first)).toBe(second);
  expect(addQuestion(`Namaste,\n${first}`, second, first)).toBe(`Namaste,\n${second}`);
  expect(addQuestion(`${first}how much?`, second, first)).toBe(`${first}how much?\n${second}`);
});
