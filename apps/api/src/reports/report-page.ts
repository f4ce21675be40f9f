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
import { reportWords } from './report-words.ts';

/**
 * The report as one page of HTML that needs nothing else: no script, no address, no file. Whatever comes from the record is
 * filled in as text.
 */
export function reportPage(sheet: ReportSheet): string {
  const { clinic, view, patient, report, madeAt } = sheet;
  const { language } = view;
  const words = reportWords[language];
  const verdict = findVerdict(report);
  const contact = formatContact(clinic, language);
  const page = markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${report.name.text}, ${patient.name}</title>
        <style>
          ${reportStyle({ language, footer: `${clinic.name} · ${words.title}` })}
        </style>
      </head>
      <body>
        <header>
          <div>
            <p class="clinic">${clinic.name}</p>
            ${contact ? markup`<p class="contact">${contact}</p>` : undefined}
          </div>
          <p class="kind">${words.title}</p>
        </header>
        <main>
          <h1>${saidInItsLanguage(report.name, language)}</h1>
          <div class="facts">
            <dl>
              ${fact(words.patient, patient.name)}
              ${fact(words.patientNumber, patient.number)}
              ${patient.birthDate ? fact(words.birthDate, formatDayOf(patient.birthDate, view)) : undefined}
            </dl>
            <dl>
              ${report.effective ? fact(words.date, formatDayOf(report.effective, view)) : undefined}
              ${report.performer ? fact(words.performer, saidInItsLanguage(report.performer, language)) : undefined}
              ${fact(words.status, words.states[report.state])}
            </dl>
          </div>
          ${report.note ? markup`<p class="note"><b>${words.note}:</b> <span lang="en">${report.note}</span></p>` : undefined}
          ${verdict ? markup`<p class="verdict">${words.verdicts[verdict.kind](verdict)}</p>` : undefined}
          ${
            report.conclusion
              ? markup`<h2>${words.doctorNotes}</h2>
                  <p class="words">${saidInItsLanguage(report.conclusion, language)}</p>`
              : undefined
          }
          <h2>${words.results}</h2>
          ${resultTable(report, language)}
          <p class="printed">${words.printed} ${formatDateTime(madeAt, view)}</p>
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
