/** What was begun stays; the same question is not put twice. */
export function addQuestion(draft: string, question: string): string {
  if (draft.includes(question.trim())) return draft;
  return draft.trim() === '' ? question : `${draft.trimEnd()}\n${question}`;
}
