import { matchesText } from '@portal/clinical-domain/language/search-text';

/** Whether every word that was typed occurs somewhere in the texts, in whichever way and order it is written. */
export function matchesWords(typed: string, texts: string[]): boolean {
  const text = texts.join(' ');
  return typed.split(/\s+/).every((word) => matchesText(text, word));
}
