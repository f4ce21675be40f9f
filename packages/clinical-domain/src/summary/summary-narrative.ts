import type { Narrative } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import type { RecordText } from '../language/translated-text.ts';
import type { SummaryLine } from './summary-lines.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The section in words, for whoever reads the document without a program that knows its codes. */
export function toNarrative(lines: SummaryLine[] | string, language: LanguageTag): Narrative {
  const content =
    typeof lines === 'string'
      ? `<p>${escape(lines)}</p>`
      : `<ul>${lines.map((line) => `<li>${describe(line, language)}</li>`).join('')}</ul>`;
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${language}" xml:lang="${language}">${content}</div>`,
  };
}

function describe({ name, value, warning, details }: SummaryLine, language: LanguageTag): string {
  const parts = [
    `<b>${say(name, language)}</b>`,
    ...(value ? [say(value, language)] : []),
    ...(warning === undefined ? [] : [escape(warning)]),
    ...details.map((detail) => say(detail, language)),
  ];
  return parts.join(', ');
}

const say = ({ text, language }: RecordText, page: LanguageTag) =>
  language === page ? escape(text) : `<span lang="${language}" xml:lang="${language}">${escape(text)}</span>`;

/** Control characters are not allowed in XML at all. */
const escape = (text: string) =>
  text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
