import { expect, test } from 'vitest';
import { slipAddress, slipPage } from './slip-page.ts';

const publicUrl = 'https://portal.example.org';
const clinic = {
  names: { en: 'Himal <b>Hospital</b>', ne: 'हिमाल अस्पताल' },
  places: { en: 'Kathmandu', ne: 'काठमाडौँ' },
  addresses: { en: undefined, ne: undefined },
  color: undefined,
  logo: undefined,
  phone: '01-5550100',
  zone: 'Asia/Kathmandu',
} as unknown as Parameters<typeof slipPage>[1]['clinic'];
const slip = {
  code: 'K7QF2M9D',
  expiresAt: new Date('2026-11-25T09:32:00+05:45'),
  facts: { given: 'S', family: 'S', century: '19', mobile: '4521', number: '17' },
  printedAt: new Date('2026-11-18T09:32:00+05:45'),
};
const textOf = (html: string) =>
  html.replaceAll(/<style>[^]*<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('says what the person needs, in both languages and calendars', () => {
  const text = textOf(slipPage(slip, { publicUrl, clinic }));
  for (const words of [
    'Himal &lt;b&gt;Hospital&lt;/b&gt;, Kathmandu',
    'हिमाल अस्पताल, काठमाडौँ',
    'K7QF-2M9D',
    'S•••• S•••••',
    '25 Nov 2026',
    '९ मंसिर २०८३',
    'portal.example.org/connect-record',
    '01-5550100',
    'Works once, only with your date of birth.',
    'तपाईंको जन्म मितिसँगै चल्छ',
    'Printed 18 Nov 2026 9:32 AM',
  ])
    expect(text).toContain(words);
});

test('of the person it says the first letters alone', () => {
  const text = textOf(slipPage(slip, { publicUrl, clinic }));
  expect(text).not.toMatch(/4521|••17|19••|1984/);
  expect(textOf(slipPage({ ...slip, facts: {} }, { publicUrl, clinic }))).not.toContain('•');
});

test('the code is in the fragment of the address', () => {
  const { pathname, search, hash } = new URL(slipAddress(publicUrl, slip.code));
  expect([pathname, search, hash]).toEqual(['/connect-record', '', '#K7QF2M9D']);
});
