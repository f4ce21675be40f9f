import { formatDay } from '@portal/clinical-domain/time/format-calendar';
import { formatDateTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { findVerdict } from '@portal/clinical-domain/results/verdict';
import { formatContact } from './format-contact.ts';
import { type Markup, type Piece, markup } from './markup.ts';
import type { ReportSheet } from './report-sheet.ts';
import { reportStyle } from './report-style.ts';
import { resultTable } from './result-table.ts';
import { saidInItsLanguage } from './said-in-its-language.ts';
import { reportStrings } from './report-strings.ts';

/**
 * The report as one page of HTML that needs nothing else: no script, no address, no file. Whatever comes from the record is
 * filled in as text.
 */
export function reportPage(sheet: ReportSheet): string {
  const { clinic, view, patient, report, madeAt } = sheet;
  const { language } = view;
  const strings = reportStrings[language];
  const verdict = findVerdict(report);
  const contact = formatContact(clinic, language);
  const page = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${report.name.text}, ${patient.name}</title>
        <style>
          ${reportStyle({ language, footer: `${clinic.name} · ${strings.title}` })}
        </style>
      </head>
      <body>
        <header>
          <div>
            <p class="clinic">${clinic.name}</p>
            ${contact ? markup`<p class="contact">${contact}</p>` : undefined}
          </div>
          <p class="kind">${strings.title}</p>
        </header>
        <main>
          <h1>${saidInItsLanguage(report.name, language)}</h1>
          <div class="facts">
            <dl>
              ${fact(strings.patient, patient.name)}
              ${fact(strings.patientNumber, patient.number)}
              ${patient.birthDate ? fact(strings.birthDate, formatDayOf(patient.birthDate, view)) : undefined}
            </dl>
            <dl>
              ${report.effective ? fact(strings.date, formatDayOf(report.effective, view)) : undefined}
              ${report.performer ? fact(strings.performer, saidInItsLanguage(report.performer, language)) : undefined}
              ${fact(strings.status, strings.states[report.state])}
            </dl>
          </div>
          ${report.note ? markup`<p class="note"><b>${strings.note}:</b> <span lang="en">${report.note}</span></p>` : undefined}
          ${verdict ? markup`<p class="verdict">${strings.verdicts[verdict.kind](verdict)}</p>` : undefined}
          ${
            report.conclusion
              ? markup`<h2>${strings.doctorNotes}</h2>
                  <p class="words">${saidInItsLanguage(report.conclusion, language)}</p>`
              : undefined
          }
          <h2>${strings.results}</h2>
          ${resultTable(report, language)}
          <p class="printed">${strings.printed} ${formatDateTime(madeAt, view)}</p>
        </main>
      </body>
    </html>`;
  return page.text;
}

function fact(name: string, value: Piece): Markup {
  return markup`<dt>${name}</dt><dd>${value}</dd>`;
}

/** A moment with its time, a day as a day; a month or a year alone as it is. */
function formatDayOf(date: string, view: ClinicView): string {
  if (/^\d{4}-\d\d-\d\d$/.test(date)) return formatDay(date, view);
  const instant = new Date(date);
  if (date.length < 10 || Number.isNaN(instant.getTime())) return formatDigits(date, view.language);
  return formatDateTime(instant, view);
}
