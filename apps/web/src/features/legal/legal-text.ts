import { queryOptions } from '@tanstack/react-query';
import ky from 'ky';
import { getClinicName } from '../../http/portal-config.ts';
import { retryRule } from '../../http/retry-rule.ts';
import { defaultLocale, languageTagOf, type Locale } from '@portal/ui/i18n/locale.ts';
import { parseLegalText, type LegalSection } from './parse-legal-text.ts';

const documents = ['terms', 'privacy', 'accessibility'] as const;

export type LegalDocument = (typeof documents)[number];
export type LegalText = { locale: Locale; sections: LegalSection[] };

export function documentAt(path: string): LegalDocument {
  return documents.find((document) => path.startsWith(`/${document}`)) ?? 'terms';
}

/** The deployment's own text: a file beside the app, which whoever runs the portal may replace. */
export function legalText(document: LegalDocument, locale: Locale) {
  return queryOptions({
    // Not live: a file of the deployment.
    queryKey: ['legal', document, locale],
    queryFn: async (): Promise<LegalText> => {
      const text = await find(document, locale);
      if (text !== undefined) return toLegalText(text, locale);
      const fallback = await find(document, defaultLocale);
      if (fallback === undefined) throw new Error(`There is no text of ${document}.`);
      return toLegalText(fallback, defaultLocale);
    },
    staleTime: Infinity,
  });
}

function toLegalText(text: string, locale: Locale): LegalText {
  return { locale, sections: parseLegalText(text, getClinicName(languageTagOf(locale))) };
}

/** A server that answers with a page of its own has no such text. */
async function find(document: LegalDocument, locale: Locale): Promise<string | undefined> {
  const response = await ky.get(`/legal/${document}.${locale}.txt`, {
    ...retryRule(1),
    throwHttpErrors: (status) => status >= 500,
  });
  const isText = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
  return response.ok && isText ? response.text() : undefined;
}
