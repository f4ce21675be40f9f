import { readFileSync } from 'node:fs';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import type { ClinicView, LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { formatHumanName } from '@portal/clinical-domain/names/human-name';
import { formatFhirDate } from '@portal/clinical-domain/summary/format-fhir-date';
import type { SummaryLine } from '@portal/clinical-domain/summary/summary-lines';
import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import type { FhirResource, Patient } from 'fhir/r4';
import type { Settings } from '../../infra/settings.ts';
import { formatContact } from '../../reports/format-contact.ts';
import { markup, ownMarkup, type Markup, type Piece } from '../../reports/markup.ts';
import { reportStrings } from '../../reports/report-strings.ts';
import { saidInItsLanguage } from '../../reports/said-in-its-language.ts';
import type { Results } from './describe-report.ts';
import { describeResource, type PageView, type RecordEntry } from './describe-resource.ts';
import { recordStrings } from './record-strings.ts';

export type PageClinic = Pick<Settings['clinic'], 'names' | 'addresses' | 'phone' | 'zone'>;

const style = ownMarkup(readFileSync(new URL('record-page.css', import.meta.url), 'utf8'));
const languages: LanguageTag[] = ['en', 'ne'];

/**
 * The whole record as one page that a person can read and print, in both languages and calendars. It is written in pieces,
 * in this order: `head`, for each kind of entry `heading` and its `entries` page by page, `end`. It needs nothing else: no
 * script, no address, no file. Whatever comes from the record is filled in as text.
 */
export function createRecordPage(clinic: PageClinic, now: number) {
  const viewOf = (language: LanguageTag): PageView => ({
    now,
    zone: clinic.zone,
    language,
    bikram: findBikramView('both'),
  });

  function about(patient: Patient, at: Date, language: LanguageTag): Markup {
    const strings = recordStrings[language];
    const view = viewOf(language);
    const contact = formatContact({ address: clinic.addresses[language], phone: clinic.phone }, language);
    return markup`<div class="${language}" lang="${language}">
      <p class="kind">${strings.title}</p>
      <dl>${listFacts(patient, view).map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
      <p>${strings.made(formatDateTime(at, view))} ${clinic.names[language]}${contact ? `, ${contact}` : ''}</p>
      <p>${strings.remark}</p>
    </div>`;
  }

  return {
    head(patient: Patient, at: Date): string {
      return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
<title>${formatHumanName(patient.name?.[0])}</title>
<style>${style}</style>
</head>
<body>
<input type="radio" name="language" id="both" checked /><label for="both">English + <span lang="ne">नेपाली</span></label>
${languages.map((language) => markup`<input type="radio" name="language" id="only-${language}" /><label for="only-${language}" lang="${language}">${recordStrings[language].onlyThis}</label>`)}
<header>
<h1>${formatHumanName(patient.name?.[0])}</h1>
${languages.map((language) => about(patient, at, language))}
</header>
<main>
`.text;
    },

    heading(type: string): string {
      const [english, nepali] = languages.map((language) => recordStrings[language].sections[type] ?? type);
      return markup`<h2><span class="en">${english}</span> <span class="ne" lang="ne">${nepali}</span></h2>\n`
        .text;
    },

    /** The newest first, as far as the page reaches. */
    entries(resources: readonly FhirResource[], results: Results): string {
      const sorted = resources.toSorted((one, other) => instantOf(other) - instantOf(one));
      return sorted
        .map((resource) => {
          const sides = languages.map((language) =>
            describeResource(resource, results, viewOf(language)).map((entry) => entryOf(entry, language)),
          );
          if (sides.every((side) => side.length === 0)) return '';
          return markup`<article>${languages.map((language, at) => markup`<div class="${language}" lang="${language}">${sides[at]}</div>`)}</article>\n`
            .text;
        })
        .join('');
    },

    end: (): string => '</main>\n</body>\n</html>\n',
  };
}

function listFacts(patient: Patient, view: ClinicView): [string, string][] {
  const { patient: names, genders } = recordStrings[view.language];
  const contact = (system: string) =>
    (patient.telecom ?? [])
      .flatMap((one) => (one.system === system && one.value ? [one.value] : []))
      .join(', ');
  const number = patient.identifier?.find(({ type }) => type?.coding?.some(({ code }) => code === 'MR'));
  const [home] = patient.address ?? [];
  const address =
    home?.text ?? [...(home?.line ?? []), home?.city, home?.district].filter(Boolean).join(', ');
  const facts: [string, string | undefined][] = [
    [names.number, number?.value],
    [names.birthDate, formatFhirDate(patient.birthDate, view)],
    [names.gender, genders[patient.gender ?? '']],
    [names.phone, contact('phone')],
    [names.email, contact('email')],
    [names.address, address],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function entryOf({ rows = [], texts = [], ...line }: RecordEntry, language: LanguageTag): Markup {
  return markup`<div class="entry">
    <p>${lineOf(line, language)}</p>
    ${texts.map((text) => markup`<p class="words">${saidInItsLanguage(text, language)}</p>`)}
    ${rows.length > 0 ? markup`<ul>${rows.map((row) => markup`<li>${lineOf(row, language)}</li>`)}</ul>` : undefined}
  </div>`;
}

function lineOf({ name, value, condition, warning, details }: SummaryLine, language: LanguageTag): Piece {
  const mark = condition && condition !== 'normal' ? reportStrings[language].conditions[condition] : warning;
  const say = (text: RecordText) => saidInItsLanguage(text, language);
  return [
    markup`<b>${say(name)}</b>`,
    value && markup` <span class="value">${say(value)}</span>`,
    mark && markup` <strong>${mark}</strong>`,
    details.map((detail) => markup` <span class="detail">${say(detail)}</span>`),
  ];
}

const moments = [
  'effectiveDateTime',
  'start',
  'sent',
  'date',
  'authoredOn',
  'occurrenceDateTime',
  'recordedDate',
];

function instantOf(resource: FhirResource): number {
  const any = resource as unknown as Record<string, unknown>;
  const found = moments.map((name) => any[name]).find((value) => typeof value === 'string');
  const instant = Date.parse(found ?? resource.meta?.lastUpdated ?? '');
  return Number.isNaN(instant) ? 0 : instant;
}
