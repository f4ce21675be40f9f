import { expect, test } from 'vitest';
import { addQuestion } from './add-question.ts';

test('F15: the question begins a message, and leaves what was begun before', () => {
  const question = 'About my test Lipid Profile: ';
  expect(addQuestion('', question)).toBe(question);
  expect(addQuestion('Dear doctor,', question)).toBe(`Dear doctor,\n${question}`);
  expect(addQuestion(`${question}is it bad?`, question)).toBe(`${question}is it bad?`);
});
