import type { Element } from 'fhir/r4';
import { extensionUrls } from './fhir-extensions.ts';
import type { LanguageTag } from './format-locale.ts';

/** A string of a FHIR element in the language of the screen, where it carries a translation; else as it is. */
export function pickTranslation<Field extends string>(
  element: { [field in Field]?: string | undefined } | undefined,
  field: Field,
  language: LanguageTag,
): string | undefined {
  const primitive = (element as Record<string, Element | undefined> | undefined)?.[`_${field}`];
  const translated = primitive?.extension
    ?.filter(({ url }) => url === extensionUrls.translation)
    .map(({ extension = [] }) => ({
      lang: extension.find(({ url }) => url === 'lang')?.valueCode,
      content: extension.find(({ url }) => url === 'content'),
    }))
    .find(({ lang }) => lang === language)?.content;
  return translated?.valueString ?? translated?.valueMarkdown ?? element?.[field];
}
