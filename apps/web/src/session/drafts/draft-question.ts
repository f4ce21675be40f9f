import { addQuestion } from './add-question.ts';
import { keepDraft, openDrafts, readDraft } from './drafts.ts';

/** The question that was last put into each draft. */
const lastPut = new Map<string, string>();

/** Puts a question into the draft to them, and answers where it can be read, changed and sent. Nothing is sent by itself. */
export async function draftQuestion(to: string, question: string): Promise<string> {
  await openDrafts();
  await keepDraft(to, addQuestion(readDraft(to), question, lastPut.get(to)));
  lastPut.set(to, question);
  return `/messages?id=${to.split('/')[1]}`;
}
