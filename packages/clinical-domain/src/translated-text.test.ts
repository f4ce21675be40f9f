import { expect, test } from 'vitest';
import { extensionUrls } from './fhir-extensions.ts';
import { pickTranslation } from './translated-text.ts';

const primitive = {
  extension: [
    {
      url: extensionUrls.translation,
      extension: [
        { url: 'lang', valueCode: 'ne' },
        { url: 'content', valueString: 'आँखा क्लिनिक' },
      ],
    },
  ],
};

test.each([
  ['ne', primitive, 'आँखा क्लिनिक'],
  ['en', primitive, 'Eye Clinic'],
  ['ne', undefined, 'Eye Clinic'],
  ['ne', { extension: [{ url: 'other' }] }, 'Eye Clinic'],
] as const)('in %s', (language, translated, shown) => {
  const place = { name: 'Eye Clinic', _name: translated };
  expect(pickTranslation(place, 'name', language)).toBe(shown);
});

test('nothing where there is nothing', () => {
  expect(pickTranslation<'name'>(undefined, 'name', 'ne')).toBeUndefined();
});
