import { expect, test } from 'vitest';
import { extensionUrls } from '../fhir/fhir-extensions.ts';
import { pickTranslation, readTranslated } from './translated-text.ts';

const inNepali = (content: string, lang = 'ne') => ({
  extension: [
    {
      url: extensionUrls.translation,
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    },
  ],
});

test.each([
  ['en', 'Eye Clinic', inNepali('आँखा क्लिनिक'), { text: 'Eye Clinic', language: 'en' }],
  ['ne', 'Eye Clinic', inNepali('आँखा क्लिनिक'), { text: 'आँखा क्लिनिक', language: 'ne' }],
  ['ne', 'Eye Clinic', inNepali('आँखा क्लिनिक', 'ne-NP'), { text: 'आँखा क्लिनिक', language: 'ne' }],
  ['ne', 'Eye Clinic', inNepali('Augenklinik', 'de'), { text: 'Eye Clinic', language: 'en' }],
  ['ne', 'Eye Clinic', undefined, { text: 'Eye Clinic', language: 'en' }],
  ['ne', undefined, undefined, undefined],
  ['en', ' ', undefined, undefined],
] as const)('in %s, %j', (language, text, element, expected) => {
  expect(readTranslated({ name: text, _name: element }, 'name', language)).toEqual(expected);
});

test('what is not there is not there', () => {
  expect(readTranslated(undefined, 'name', 'ne')).toBeUndefined();
});

test('the text alone', () => {
  const place = { name: 'Eye Clinic', _name: inNepali('आँखा क्लिनिक') };
  expect(pickTranslation(place, 'name', 'ne')).toBe('आँखा क्लिनिक');
  expect(pickTranslation(undefined, 'name', 'ne')).toBeUndefined();
});
