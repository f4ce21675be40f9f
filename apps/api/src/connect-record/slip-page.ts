import { readFileSync } from 'node:fs';
import { formatSlipCode } from '@portal/clinical-domain/connect/slip-code';
import { findBikramView } from '@portal/clinical-domain/bikram-sambat/bikram-view';
import type { MaskedFacts } from '@portal/clinical-domain/connect/masked-facts';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import type { ClinicView } from '@portal/clinical-domain/language/format-locale';
import { formatDate, formatDateTime } from '@portal/clinical-domain/time/format-date';
import type { Settings } from '../infra/settings.ts';
import { type Markup, markup, ownMarkup } from '../reports/markup.ts';
import { qrDrawing } from './qr-drawing.ts';
import { slipStrings } from './slip-strings.ts';

type Slip = {
  code: string;
  expiresAt: Date;
  facts: MaskedFacts;
  printedAt: Date;
};

const style = ownMarkup(readFileSync(new URL('slip.css', import.meta.url), 'utf8'));
const { en, ne } = slipStrings;

/** What the QR leads to: the code stands in the fragment, which no server and no log sees. */
export const slipAddress = (publicUrl: string, code: string) => `${publicUrl}/connect-record#${code}`;

/**
 * The slip that the desk hands over, as one page of A6: black on white, in both languages. Of the person it says the first
 * letters alone, so that the desk gives it to the right one.
 */
export function slipPage(
  { code, expiresAt, facts, printedAt }: Slip,
  { publicUrl, clinic }: Pick<Settings, 'publicUrl' | 'clinic'>,
): string {
  const { zone, names, places, phone } = clinic;
  const english: ClinicView = { zone, language: 'en' };
  const nepali: ClinicView = { zone, language: 'ne', bikram: findBikramView('bs') };
  const site = `${publicUrl.replace(/^https?:\/\//, '')}/connect-record`;
  const name = [facts.given, facts.family].flatMap((letter, index) =>
    letter === undefined ? [] : [`${letter}${'•'.repeat(index === 0 ? 4 : 5)}`],
  );
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>${en.title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <p class="clinic">${[names.en, places.en].filter(Boolean).join(', ')}</p>
          <p lang="ne">${[names.ne, places.ne].filter(Boolean).join(', ')}</p>
        </header>
        <h1>${en.title}<span lang="ne">${ne.title}</span></h1>
        <div class="key">
          ${qrDrawing(slipAddress(publicUrl, code), en.qr)}
          <div>
            ${label('code')}
            <p class="code">${formatSlipCode(code)}</p>
            ${name.length === 0 ? undefined : markup`${label('name')}<p class="fact">${name.join(' ')}</p>`}
            ${label('until')}
            <p class="fact">${formatDate(expiresAt, english)}</p>
            <p lang="ne">${formatDate(expiresAt, nepali)}</p>
          </div>
        </div>
        <ol>
          ${step('open', markup`<b>${site}</b>`)} ${step('logIn')} ${step('enter')}
        </ol>
        <p class="warning">${en.warning}<span lang="ne">${ne.warning}</span></p>
        <footer>
          ${phone ? markup`<p>${en.help} · <span lang="ne">${ne.help}</span> <b>${formatDigits(phone, 'en')}</b></p>` : undefined}
          <p>${en.printed} ${formatDateTime(printedAt, english)} · <span lang="ne">${formatDate(printedAt, nepali)}</span></p>
        </footer>
      </body>
    </html>`;
  return page.text;
}

const label = (name: 'code' | 'name' | 'until'): Markup =>
  markup`<p class="label">${en[name]} · <span lang="ne">${ne[name]}</span></p>`;

const step = (name: 'open' | 'logIn' | 'enter', more?: Markup): Markup =>
  markup`<li><p>${en[name]} ${more}<span lang="ne">${ne[name]}</span></p></li>`;
