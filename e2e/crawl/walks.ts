export type Person = 'full' | 'new' | 'enormous';
export type Walk = {
  person: Person;
  width: 390 | 768 | 1440;
  locale: 'en' | 'np';
  dates: 'ad' | 'bs';
};

export const isLong = process.env['CRAWL'] === 'long';

/** Short: each page's controls once per language, every size once. Long: all of it. */
export const walks: Walk[] = isLong
  ? (['full', 'new', 'enormous'] as const).flatMap((person) =>
      ([390, 768, 1440] as const).flatMap((width) =>
        (['en', 'np'] as const).flatMap((locale) =>
          (['ad', 'bs'] as const).map((dates) => ({ person, width, locale, dates })),
        ),
      ),
    )
  : [
      { person: 'full', width: 1440, locale: 'en', dates: 'ad' },
      { person: 'full', width: 390, locale: 'np', dates: 'bs' },
    ];

export const nameOf = ({ person, width, locale, dates }: Walk) =>
  `${person} record, ${width} px, ${locale}, ${dates.toUpperCase()}`;
