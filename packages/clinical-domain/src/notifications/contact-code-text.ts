import type { LanguageTag } from '../language/format-locale.ts';

/**
 * The message that shows whether an address or number is the patient's. It names nobody: it may reach a stranger. The code is
 * in Latin digits in either language: phones offer to fill in no other.
 */
export function contactCodeText(code: string, clinic: string, language: LanguageTag) {
  return language === 'ne'
    ? {
        subject: `${clinic}: तपाईंको कोड`,
        text: `तपाईंको कोड ${code} हो। यो १० मिनेट चल्छ। तपाईंले माग्नुभएको होइन भने केही नगर्नुहोस्।`,
      }
    : {
        subject: `${clinic}: your code`,
        text: `Your code is ${code}. It works for 10 minutes. If you didn’t ask for it, do nothing.`,
      };
}
