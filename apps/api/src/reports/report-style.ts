import { readFileSync } from 'node:fs';
import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { type Markup, cssText, markup, ownMarkup } from './markup.ts';

const style = ownMarkup(readFileSync(new URL('report.css', import.meta.url), 'utf8'));

/** A4, in the colours and the type of the web app. The page number stands in the margin, outside the text. */
export function reportStyle({ language, footer }: { language: LanguageTag; footer: string }): Markup {
  const digits = language === 'ne' ? 'devanagari' : 'decimal';
  const small = markup`font: 8pt "Noto Sans", "Noto Sans Devanagari", sans-serif; color: #5d6b81;`;
  return markup`
    @page {
      size: A4;
      margin: 16mm 16mm 20mm;
      @bottom-left { content: ${cssText(footer)}; ${small} }
      @bottom-right { content: counter(page, ${digits}) " / " counter(pages, ${digits}); ${small} }
    }
    ${style}`;
}
