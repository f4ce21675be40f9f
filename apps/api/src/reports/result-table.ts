import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import { type Condition, isOutside } from '@portal/clinical-domain/results/condition';
import { formatMeasured, formatRange } from '@portal/clinical-domain/results/format-result';
import type { Parameter } from '@portal/clinical-domain/results/parameter';
import type { Report } from '@portal/clinical-domain/results/read-report';
import { type Markup, type Piece, markup } from './markup.ts';
import { reportStrings } from './report-strings.ts';
import { saidInItsLanguage } from './said-in-its-language.ts';

const directions: Record<Condition, 'up' | 'down' | 'same'> = {
  normal: 'same',
  high: 'up',
  low: 'down',
  abnormal: 'same',
  'critical-high': 'up',
  'critical-low': 'down',
  'critical-abnormal': 'same',
};

export function resultTable({ parameters, missing }: Report, language: LanguageTag): Markup {
  const { columns, noResults, missing: someMissing } = reportStrings[language];
  const remark = missing > 0 ? markup`<p class="note">${someMissing}</p>` : undefined;
  if (parameters.length === 0) return markup`${missing > 0 ? remark : markup`<p>${noResults}</p>`}`;
  return markup`<table>
      <thead>
        <tr>
          <th scope="col">${columns.parameter}</th>
          <th scope="col">${columns.result}</th>
          <th scope="col">${columns.range}</th>
          <th scope="col">${columns.condition}</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map((parameter) => row(parameter, language))}
      </tbody>
    </table>
    ${remark}`;
}

function row(parameter: Parameter, language: LanguageTag): Markup {
  const { name, gloss, range, condition, note } = parameter;
  return markup`<tr class="${isOutside(condition) ? 'outside' : 'inside'}">
    <th class="parameter" scope="row">
      ${saidInItsLanguage(name, language)}
      ${gloss === undefined ? undefined : markup`<span class="plain-name">${gloss}</span>`}
      ${note ? markup`<span class="remark" lang="en">${note}</span>` : undefined}
    </th>
    <td class="result">${resultOf(parameter, language)}</td>
    <td class="range">${rangeOf(range, language)}</td>
    <td class="condition">${condition ? said(condition, language) : '–'}</td>
  </tr>`;
}

function resultOf({ measured, valueText, isPending }: Parameter, language: LanguageTag): Piece {
  if (measured) return formatMeasured(measured, language);
  if (valueText) return saidInItsLanguage(valueText, language);
  return isPending ? reportStrings[language].pending : '–';
}

/** Limits are numbers of the page's language; what a laboratory says in words is its own. */
function rangeOf(range: Parameter['range'], language: LanguageTag): Piece {
  const text = range && formatRange(range, language);
  if (!text) return '–';
  const isWords = range.low === undefined && range.high === undefined;
  return isWords ? saidInItsLanguage({ text, language: 'en' }, language) : text;
}

function said(condition: Condition, language: LanguageTag): Markup {
  return markup`<span class="mark ${directions[condition]}"></span>${reportStrings[language].conditions[condition]}`;
}
