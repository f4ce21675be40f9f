import type { LanguageTag } from '../language/format-locale.ts';

/** From Baisakh, as calendars on the wall write them. */
const names: Record<LanguageTag, string[]> = {
  en: [
    'Baisakh',
    'Jestha',
    'Asar',
    'Shrawan',
    'Bhadra',
    'Asoj',
    'Kartik',
    'Mangsir',
    'Poush',
    'Magh',
    'Falgun',
    'Chaitra',
  ],
  ne: ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कार्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'],
};

/** 1 for Baisakh to 12 for Chaitra. */
export function bikramMonthName(month: number, language: LanguageTag): string {
  return names[language][month - 1] ?? '';
}
