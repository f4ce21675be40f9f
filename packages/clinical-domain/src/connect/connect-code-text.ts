import type { LanguageTag } from '../language/format-locale.ts';

/**
 * The SMS with the code for a record. It names neither the person nor a department. Its last line is what phones fill the code
 * in by, for the page of this host alone (https://wicg.github.io/sms-one-time-codes/); digits stay Latin for the same reason.
 */
export function connectCodeText(code: string, clinic: string, host: string, language: LanguageTag): string {
  const words =
    language === 'ne'
      ? `${code} ${clinic} मा विवरण जोड्ने कोड हो। कसैलाई नभन्नुहोस्, हामीलाई पनि।`
      : `${code} is your ${clinic} code to connect your record. Don't tell anyone, not even us.`;
  return `${words}\n\n@${host} #${code}`;
}
