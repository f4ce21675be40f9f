import { expect, test } from 'vitest';
import { hasRedFlag } from './red-flags.ts';

test.each([
  'severe chest pain, cannot breathe',
  'Pain in my CHEST since this morning',
  'I can’t breathe properly',
  'short of breath when lying down',
  'vomiting blood',
  'The bleeding does not stop',
  'my father is unconscious',
  'sudden weakness of one side',
  'I want to kill myself',
  'छाती बेस्सरी दुख्यो',
  'छाति दुख्छ',
  'सास फेर्न गाह्रो भयो',
  'धेरै रगत बगिरहेको छ',
  'बुबा बेहोस हुनुभयो',
  'chhati dukhyo, sas ferna garo',
])('F14: "%s" draws the hint', (reason) => {
  expect(hasRedFlag(reason)).toBe(true);
});

test.each([
  '',
  'Follow-up of blood pressure',
  'A cough for two weeks, mostly at night',
  'Blood test results',
  'chest X-ray report, then knee pain',
  'Hard skin on my foot. Bad breath',
  'knee pain when climbing stairs',
  'कम्मर दुख्छ',
  'रगत जाँचको रिपोर्ट देखाउन',
  'टाउको दुखेको दुई दिन भयो',
])('"%s" does not', (reason) => {
  expect(hasRedFlag(reason)).toBe(false);
});
