import type { LanguageTag } from '../language/format-locale.ts';
import type { VitalKind } from '../vitals/vital-limits.ts';
import type { EmptyReason, SectionKind } from './ips.ts';

type Strings = {
  title: string;
  sections: Record<SectionKind, string>;
  empty: Record<EmptyReason, string>;
  since: (date: string) => string;
  /** Of what is over. */
  began: (date: string) => string;
  ended: (date: string) => string;
  dose: (number: string) => string;
  asNeeded: string;
  range: (range: string) => string;
  /** The same words as on My Health. */
  dangerous: string;
  /** Of a reaction. A severe one is said by the warning. */
  severities: Record<string, string>;
  unnamed: string;
  /** For a record that names them in English alone. */
  vitals: Partial<Record<VitalKind, string>>;
};

/** Every word that the portal itself puts into a summary, whoever reads it later. */
export const summaryStrings: Record<LanguageTag, Strings> = {
  en: {
    title: 'Health summary',
    sections: {
      allergies: 'Allergies',
      problems: 'Conditions',
      medicines: 'Medicines',
      immunizations: 'Vaccines',
      results: 'Test results',
      vitals: 'Vital signs',
      'past-problems': 'Past conditions',
      wearables: 'Wearables',
    },
    empty: {
      unavailable: 'The record has no information about this.',
      withheld: 'The patient chose to leave this out.',
    },
    since: (date) => `Since ${date}`,
    began: (date) => `Started ${date}`,
    ended: (date) => `Ended ${date}`,
    dose: (number) => `Dose ${number}`,
    asNeeded: 'As needed',
    range: (range) => `Normal range ${range}`,
    dangerous: 'Severe',
    severities: { mild: 'mild reaction', moderate: 'moderate reaction' },
    unnamed: 'Not named',
    vitals: {},
  },
  ne: {
    title: 'स्वास्थ्य सारांश',
    sections: {
      allergies: 'एलर्जी',
      problems: 'स्वास्थ्य समस्या',
      medicines: 'औषधि',
      immunizations: 'खोप',
      results: 'जाँचका नतिजा',
      vitals: 'शारीरिक नाप',
      'past-problems': 'पहिलेका स्वास्थ्य समस्या',
      wearables: 'लगाउने उपकरण',
    },
    empty: {
      unavailable: 'अभिलेखमा यसबारे जानकारी छैन।',
      withheld: 'बिरामीले यो नराख्ने छान्नुभएको छ।',
    },
    since: (date) => `${date} देखि`,
    began: (date) => `${date} मा सुरु भएको`,
    ended: (date) => `${date} मा सकिएको`,
    dose: (number) => `डोज ${number}`,
    asNeeded: 'आवश्यक पर्दा',
    range: (range) => `सामान्य दायरा ${range}`,
    dangerous: 'कडा',
    severities: { mild: 'हल्का प्रतिक्रिया', moderate: 'मध्यम प्रतिक्रिया' },
    unnamed: 'नाम उल्लेख छैन',
    vitals: {
      'blood-pressure': 'रक्तचाप',
      pulse: 'नाडी',
      weight: 'तौल',
      'body-mass-index': 'तौल र उचाइको अनुपात (BMI)',
      height: 'उचाइ',
      'glucose-fasting': 'रगतमा चिनी (खाली पेट)',
      glucose: 'रगतमा चिनी',
      temperature: 'तापक्रम',
      oxygen: 'रगतमा अक्सिजन',
      breathing: 'प्रति मिनेट सास',
    },
  },
};
