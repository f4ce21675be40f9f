import type { CodeableConcept, Practitioner } from 'fhir/r4';
import type { LanguageTag } from '../language/format-locale.ts';
import { formatConcept } from './doctor.ts';

/** The languages that the doctor speaks, as the record lists them. */
export function listLanguages({ communication }: Practitioner, language: LanguageTag): string[] {
  return (communication ?? []).flatMap((spoken) => nameLanguage(spoken, language) ?? []);
}

/** Not by Intl: browsers know few names in Nepali, and few of Nepal's languages. */
const languageNames: Readonly<Record<string, Record<LanguageTag, string>>> = {
  ne: { en: 'Nepali', ne: 'नेपाली' },
  en: { en: 'English', ne: 'अङ्ग्रेजी' },
  hi: { en: 'Hindi', ne: 'हिन्दी' },
  mai: { en: 'Maithili', ne: 'मैथिली' },
  bho: { en: 'Bhojpuri', ne: 'भोजपुरी' },
  awa: { en: 'Awadhi', ne: 'अवधी' },
  new: { en: 'Newari', ne: 'नेवारी' },
  dty: { en: 'Doteli', ne: 'डोटेली' },
  taj: { en: 'Tamang', ne: 'तामाङ' },
  the: { en: 'Tharu', ne: 'थारू' },
  ur: { en: 'Urdu', ne: 'उर्दू' },
};

function nameLanguage(spoken: CodeableConcept, language: LanguageTag): string | undefined {
  const code = spoken.coding?.find(({ system }) => system === 'urn:ietf:bcp:47')?.code ?? '';
  const known = Object.hasOwn(languageNames, code) ? languageNames[code] : undefined;
  return known?.[language] ?? formatConcept(spoken, language);
}

/** Full years since the first qualification began; undefined where the record has no beginning. */
export function findYearsQualified({ qualification }: Practitioner, now: number): number | undefined {
  const starts = (qualification ?? []).flatMap(({ period }) => Date.parse(period?.start ?? '') || []);
  if (starts.length === 0) return undefined;
  const [from, to] = [new Date(Math.min(...starts)), new Date(now)];
  const isBeforeTheDay =
    to.getUTCMonth() * 32 + to.getUTCDate() < from.getUTCMonth() * 32 + from.getUTCDate();
  const years = to.getUTCFullYear() - from.getUTCFullYear() - (isBeforeTheDay ? 1 : 0);
  return years > 0 ? years : undefined;
}
