export type Person = 'full' | 'new' | 'enormous';
export type Walk = {
  person: Person;
  width: 390 | 768 | 1440;
  locale: 'en' | 'np';
  dates: 'ad' | 'bs';
};

export const isLong = process.env['CRAWL'] === 'long';

type Row = [Person, Walk['width'], Walk['locale'], Walk['dates']];

const short: Row[] = [
  ['full', 1440, 'en', 'ad'],
  ['full', 390, 'np', 'bs'],
];
/** Every two of person, size, language and calendar meet in one of them. */
const long: Row[] = [
  ['full', 390, 'np', 'ad'],
  ['full', 768, 'np', 'bs'],
  ['full', 1440, 'en', 'bs'],
  ['new', 390, 'en', 'bs'],
  ['new', 768, 'en', 'ad'],
  ['new', 1440, 'np', 'ad'],
  ['enormous', 390, 'en', 'ad'],
  ['enormous', 768, 'np', 'ad'],
  ['enormous', 1440, 'np', 'bs'],
];

export const walks: Walk[] = (isLong ? long : short).map(([person, width, locale, dates]) => ({
  person,
  width,
  locale,
  dates,
}));

/** Each theme is walked in with one of the calendars. */
export const themeOf = ({ dates }: Walk) => (dates === 'bs' ? 'dark' : 'light');

export const nameOf = ({ person, width, locale, dates }: Walk) =>
  `${person} record, ${width} px, ${locale}, ${dates.toUpperCase()}`;
