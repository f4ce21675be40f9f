/** What was begun stays; the same question is not put twice. One that was put before and left as it was gives way. */
export function addQuestion(draft: string, question: string, before?: string): string {
  if (draft.includes(question.trim())) return draft;
  const isLeft = before !== undefined && draft.trimEnd().endsWith(before.trim());
  const own = isLeft ? draft.trimEnd().slice(0, -before.trim().length) : draft;
  return own.trim() === '' ? question : `${own.trimEnd()}\n${question}`;
}
