import type { Element } from 'fhir/r4';
import { extensionUrls } from '../fhir/fhir-extensions.ts';
import type { LanguageTag } from './format-locale.ts';

/** A text of the record, and the language that it turned out to be in. */
export type RecordText = { text: string; language: LanguageTag };

/** That element in the wanted language where the record has it, else as it was entered, which is English. */
export function readTranslated(
  owner: object | undefined,
  name: string,
  wanted: LanguageTag,
): RecordText | undefined {
  const elements = (owner ?? {}) as Record<string, unknown>;
  const translated =
    wanted === 'en' ? undefined : findTranslation(elements[`_${name}`] as Element | undefined, wanted);
  if (translated !== undefined) return { text: translated, language: wanted };
  const text = elements[name];
  return typeof text === 'string' && text.trim() !== '' ? { text, language: 'en' } : undefined;
}

/** The text alone, for a place that cannot say its language. */
export function pickTranslation(
  owner: object | undefined,
  name: string,
  wanted: LanguageTag,
): string | undefined {
  return readTranslated(owner, name, wanted)?.text;
}

function findTranslation(element: Element | undefined, wanted: LanguageTag): string | undefined {
  for (const { url, extension = [] } of element?.extension ?? []) {
    if (url !== extensionUrls.translation) continue;
    const language = extension.find((part) => part.url === 'lang')?.valueCode;
    const content = extension.find((part) => part.url === 'content');
    if (language?.split('-')[0] === wanted) return content?.valueString ?? content?.valueMarkdown;
  }
  return undefined;
}

/** What stands beside a translated string: `{ name: 'Eye Clinic', _name: nepali('आँखा क्लिनिक') }`. */
export function nepali(content: string): Element {
  return {
    extension: [
      {
        url: extensionUrls.translation,
        extension: [
          { url: 'lang', valueCode: 'ne' },
          { url: 'content', valueString: content },
        ],
      },
    ],
  };
}
