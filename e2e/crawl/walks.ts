export type Person = 'full' | 'new' | 'enormous';
export type Walk = {
  person: Person;
  width: 390 | 768 | 1440;
  locale: 'en' | 'np';
  dates: 'ad' | 'bs';
  /** How many of one kind are pressed on a page, such as the days of a calendar. */
  perKind: number;
};

export const isLong = process.env['CRAWL'] === 'long';

/** Short: each page's controls once per language, every size once. Long: all of it. */
export const walks: Walk[] = isLong
  ? (['full', 'new', 'enormous'] as const).flatMap((person) =>
      ([390, 768, 1440] as const).flatMap((width) =>
        (['en', 'np'] as const).flatMap((locale) =>
          (['ad', 'bs'] as const).map((dates) => ({ person, width, locale, dates, perKind: 12 })),
        ),
      ),
    )
  : [
      { person: 'full', width: 1440, locale: 'en', dates: 'ad', perKind: 2 },
      { person: 'full', width: 390, locale: 'np', dates: 'bs', perKind: 2 },
    ];

export const nameOf = ({ person, width, locale, dates }: Walk) =>
  `${person} record, ${width} px, ${locale}, ${dates.toUpperCase()}`;
