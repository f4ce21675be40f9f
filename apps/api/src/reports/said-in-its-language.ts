import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { type Piece, markup } from './markup.ts';

/** Words of the record; where they are not in the page's language they say which one they are in. */
export function saidInItsLanguage({ text, language }: RecordText, pageLanguage: LanguageTag): Piece {
  return language === pageLanguage ? text : markup`<span lang="${language}">${text}</span>`;
}
