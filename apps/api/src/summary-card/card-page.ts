import { readFileSync } from 'node:fs';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { compareWeight, isOutside } from '@portal/clinical-domain/results/condition';
import type { SectionKind } from '@portal/clinical-domain/summary/ips';
import type { Summary, SummarySection } from '@portal/clinical-domain/summary/read-summary';
import type { SummaryLine } from '@portal/clinical-domain/summary/summary-lines';
import { summaryStrings } from '@portal/clinical-domain/summary/summary-strings';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { formatContact } from '../reports/format-contact.ts';
import { markup, ownMarkup, type Markup, type Piece } from '../reports/markup.ts';
import type { Clinic } from '../reports/report-sheet.ts';
import { saidInItsLanguage } from '../reports/said-in-its-language.ts';
import { cardStrings } from './card-strings.ts';

type Frame = {
  clinic: Clinic;
  at: Date;
  view: ClinicView;
  /** Where a code is to be drawn: until when it works. */
  codeUntil: Date | undefined;
};

const style = ownMarkup(readFileSync(new URL('card.css', import.meta.url), 'utf8'));

/** So many of each fit on one page, each in two lines of print at most (card.css); of the rest the card says how many. */
const mostLines: Partial<Record<SectionKind, number>> = {
  allergies: 5,
  problems: 5,
  medicines: 8,
  immunizations: 3,
  results: 7,
  vitals: 3,
};
/** Fewer beside a code, which takes a sixth of the page. */
const mostBesideCode: typeof mostLines = {
  ...mostLines,
  medicines: 7,
  immunizations: 2,
  results: 4,
  vitals: 2,
};
const longestName = 70;
const longestDetail = 90;

/** The summary on one page of HTML that needs nothing else. Whatever comes from the record is filled in as text. */
export function cardPage(summary: Summary, { clinic, at, view, codeUntil }: Frame): string {
  const { language } = view;
  const strings = cardStrings[language];
  const facts: [string, string | undefined][] = [
    [strings.birthDate, summary.birthDate],
    [strings.gender, strings.genders[summary.gender ?? '']],
    [strings.patientNumber, summary.number],
    [strings.clinic, [clinic.name, formatContact(clinic, language)].filter(Boolean).join(', ')],
  ];
  const page = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${strings.title}, ${summary.name}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header class="${codeUntil ? 'beside-code' : ''}">
          ${codeUntil ? markup`<div class="code"></div>` : undefined}
          <p class="kind">${clinic.name} · ${strings.title}</p>
          <h1>${shorten(summary.name, 40)}</h1>
          <dl>
            ${facts.map(([name, value]) => (value ? markup`<div><dt>${name}</dt><dd>${value}</dd></div>` : undefined))}
          </dl>
          ${codeUntil ? markup`<p class="scan">${strings.scan(formatDateTime(codeUntil, view))}</p>` : undefined}
        </header>
        <main>${summary.sections.map((section) => sectionOf(section, view, codeUntil ? mostBesideCode : mostLines))}</main>
        <footer>${strings.made(formatDateTime(at, view))} ${strings.advice}</footer>
      </body>
    </html>`;
  return page.text;
}

function sectionOf(
  { kind, title, lines, empty }: SummarySection,
  view: ClinicView,
  limits: typeof mostLines,
): Piece {
  const most = kind && limits[kind];
  if (kind === undefined || most === undefined) return undefined;
  const worstFirst = lines.toSorted((one, other) => compareWeight(one.condition, other.condition));
  const shown = (kind === 'results' ? worstFirst : lines).slice(0, most);
  const left = lines.length - shown.length;
  return markup`<section class="${kind}">
    <h2>${title}</h2>
    ${empty ? markup`<p class="empty">${summaryStrings[view.language].empty[empty]}</p>` : undefined}
    <ul>${shown.map((line) => lineOf(line, view))}</ul>
    ${left > 0 ? markup`<p class="more">${cardStrings[view.language].more(formatDigits(left, view.language))}</p>` : undefined}
  </section>`;
}

function lineOf({ name, value, condition, warning, details }: SummaryLine, { language }: ClinicView): Markup {
  const mark = isOutside(condition) && condition ? cardStrings[language].conditions[condition] : warning;
  const rest = details.flatMap((detail, at) => [at > 0 ? ' · ' : undefined, say(detail, language)]);
  return markup`<li>
    <b>${say(name, language, longestName)}</b>
    ${value ? markup`<span class="value">${say(value, language)}</span>` : undefined}
    ${mark ? markup`<span class="mark">${mark}</span>` : undefined}
    <span class="detail">${rest}</span>
  </li>`;
}

const say = ({ text, language }: RecordText, page: ClinicView['language'], longest = longestDetail) =>
  saidInItsLanguage({ text: shorten(text, longest), language }, page);

function shorten(text: string, longest: number): string {
  const letters = Array.from(text);
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`;
}
