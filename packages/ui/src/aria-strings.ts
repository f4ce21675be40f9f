/** The name under which react-aria is asked for Nepali: days before months, and digits that Chromium's Intl has. */
export const ariaNepali = 'en-GB-u-nu-deva';

type Values = Record<string, unknown>;
/** react-aria's is a class: `number` reads its `this`, so it is called on the formatter and never taken off it. */
type Formatter = { number(this: Formatter, value: unknown): string };
type Strings = Record<string, string | ((values: Values, formatter: Formatter) => string)>;

export const calendar: Strings = {
  previous: 'अघिल्लो',
  next: 'अर्को',
  todayDate: ({ date }) => `आज, ${String(date)}`,
  todayDateSelected: ({ date }) => `आज, ${String(date)}, छानिएको`,
  dateSelected: ({ date }) => `${String(date)}, छानिएको`,
  minimumDate: 'छान्न मिल्ने पहिलो दिन',
  maximumDate: 'छान्न मिल्ने अन्तिम दिन',
};

export const combobox: Strings = {
  focusAnnouncement: ({ optionText, isSelected }) => `${String(optionText)}${isSelected ? ', छानिएको' : ''}`,
  countAnnouncement: ({ optionCount }, formatter) => `${formatter.number(optionCount)} वटा विकल्प छन्।`,
  selectedAnnouncement: ({ optionText }) => `${String(optionText)}, छानियो`,
  buttonLabel: 'विकल्पहरू देखाउनुहोस्',
  listboxLabel: 'विकल्पहरू',
};

export const datepicker: Strings = {
  era: 'संवत्',
  year: 'साल',
  month: 'महिना',
  day: 'दिन',
  hour: 'घण्टा',
  minute: 'मिनेट',
  second: 'सेकेन्ड',
  dayPeriod: 'दिनको भाग',
  calendar: 'पात्रो',
  weekday: 'बार',
  timeZoneName: 'समय क्षेत्र',
  selectedDateDescription: ({ date }) => `छानिएको मिति: ${String(date)}`,
  selectedTimeDescription: ({ time }) => `छानिएको समय: ${String(time)}`,
};

export const overlays: Strings = { dismiss: 'बन्द गर्नुहोस्' };

export const spinbutton: Strings = { Empty: 'खाली' };

export const dateErrors: Strings = {
  rangeUnderflow: ({ minValue }) => `मिति ${String(minValue)} वा त्यसपछिको हुनुपर्छ।`,
  rangeOverflow: ({ maxValue }) => `मिति ${String(maxValue)} वा त्यसअघिको हुनुपर्छ।`,
  unavailableDate: 'यो मिति छान्न मिल्दैन।',
};
