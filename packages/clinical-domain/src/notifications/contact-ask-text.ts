import type { LanguageTag } from '../language/format-locale.ts';
import type { NotificationText } from './notification-text.ts';

/** In the place of a first notification to what the hospital entered. It names nobody and no event: it may reach a stranger. */
export function contactAskText(kind: 'email' | 'sms', language: LanguageTag): NotificationText {
  if (language === 'ne') {
    const it = kind === 'email' ? 'यो इमेल' : 'यो नम्बर';
    return {
      topic: `${it} पक्का गर्नुहोस्`,
      text: `क्लिनिकबाट नयाँ सूचना आएको छ। अबदेखि यहीँ सूचना पाउन पोर्टलको सेटिङमा ${it} पक्का गर्नुहोस्।`,
    };
  }
  const it = kind === 'email' ? 'this e-mail address' : 'this number';
  return {
    topic: `Confirm ${it}`,
    text: `You have a new notification from your clinic. To get notifications here from now on, confirm ${it} in the portal’s Settings.`,
  };
}
