import type { DoseAlarm } from '../medicines/dose-alarms.ts';

type Strings = { title: string; body: string };

/** No name of a medicine, and no "take it": a dose may have been taken already, or be too late. */
const strings: Record<'en' | 'ne', Record<DoseAlarm['kind'], Strings>> = {
  en: {
    dose: { title: 'Time to check your medicines', body: 'Open the app to see your list.' },
    renew: {
      title: 'Keep your medicine reminders',
      body: 'Open the app so it can go on reminding you.',
    },
  },
  ne: {
    dose: { title: 'आफ्नो औषधि हेर्ने बेला भयो', body: 'सूची हेर्न एप खोल्नुहोस्।' },
    renew: {
      title: 'औषधि सम्झाउने सूचना जारी राख्नुहोस्',
      body: 'एप खोल्नुभयो भने यसले सम्झाइरहन्छ।',
    },
  },
};

const channelNames = { en: 'Medicine reminders', ne: 'औषधि सम्झाउने सूचना' };

export function doseAlarmText(kind: DoseAlarm['kind'], language: 'en' | 'ne'): Strings {
  return strings[language][kind];
}

/** As Android's settings list this kind of notification. */
export function doseAlarmChannel(language: 'en' | 'ne'): string {
  return channelNames[language];
}
