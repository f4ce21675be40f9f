import { expect, test } from 'vitest';
import { connectCodeText } from './connect-code-text.ts';

test('the words, and the last line by which phones fill the code in', () => {
  expect(connectCodeText('482913', 'Patient Portal', 'portal.example', 'en')).toBe(
    "482913 is your Patient Portal code to connect your record. Don't tell anyone, not even us.\n\n@portal.example #482913",
  );
  expect(connectCodeText('482913', 'बिरामी पोर्टल', 'portal.example', 'ne')).toBe(
    '482913 बिरामी पोर्टल मा विवरण जोड्ने कोड हो। कसैलाई नभन्नुहोस्, हामीलाई पनि।\n\n@portal.example #482913',
  );
});

test('is one message in English and two in Nepali, as providers count, with a long host', () => {
  const host = 'portal.himal-valley-hospital.org.np';
  expect(connectCodeText('482913', 'Patient Portal', host, 'en').length).toBeLessThanOrEqual(160);
  expect(connectCodeText('482913', 'बिरामी पोर्टल', host, 'ne').length).toBeLessThanOrEqual(134);
});
