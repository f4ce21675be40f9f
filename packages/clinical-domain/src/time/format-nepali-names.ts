/** Written out, because Chromium's Intl has no Nepali: it would answer in the browser's own language. */
export const nepaliMonths = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
];

/** From Sunday. */
export const nepaliWeekdays = ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि'];

/** The hour is 0 to 23. */
export function nepaliDayPeriod(hour: number): string {
  if (hour < 4) return 'राति';
  if (hour < 12) return 'बिहान';
  if (hour < 17) return 'दिउँसो';
  return hour < 20 ? 'साँझ' : 'राति';
}
