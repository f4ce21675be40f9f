import type { LanguageTag } from '@portal/clinical-domain/language/format-locale';
import type { Condition } from '@portal/clinical-domain/results/condition';

type Strings = {
  title: string;
  birthDate: string;
  gender: string;
  genders: Record<string, string>;
  patientNumber: string;
  clinic: string;
  more: (count: string) => string;
  made: (when: string) => string;
  scan: (until: string) => string;
  advice: string;
  conditions: Record<Condition, string>;
};

export const cardStrings: Record<LanguageTag, Strings> = {
  en: {
    title: 'Health card',
    birthDate: 'Date of birth',
    gender: 'Gender',
    genders: { female: 'Female', male: 'Male', other: 'Other' },
    patientNumber: 'Patient ID',
    clinic: 'Clinic',
    more: (count) => `and ${count} more in the record`,
    made: (when) => `From the record on ${when}.`,
    scan: (until) => `Scan the code to read the whole summary. It works until ${until}.`,
    advice: 'It may have changed since: ask the patient to open the portal for the newest.',
    conditions: {
      normal: 'Normal',
      high: 'High',
      low: 'Low',
      abnormal: 'Not normal',
      'critical-high': 'Critically high',
      'critical-low': 'Critically low',
      'critical-abnormal': 'Critical',
    },
  },
  ne: {
    title: 'स्वास्थ्य कार्ड',
    birthDate: 'जन्म मिति',
    gender: 'लिङ्ग',
    genders: { female: 'महिला', male: 'पुरुष', other: 'अन्य' },
    patientNumber: 'बिरामी नम्बर',
    clinic: 'क्लिनिक',
    more: (count) => `अभिलेखमा थप ${count} वटा`,
    made: (when) => `${when} को अभिलेखबाट।`,
    scan: (until) => `पूरा सारांश पढ्न कोड स्क्यान गर्नुहोस्। ${until} सम्म चल्छ।`,
    advice: 'त्यसपछि बदलिएको हुन सक्छ: सबैभन्दा नयाँ हेर्न बिरामीलाई पोर्टल खोल्न भन्नुहोस्।',
    conditions: {
      normal: 'सामान्य',
      high: 'बढी',
      low: 'कम',
      abnormal: 'असामान्य',
      'critical-high': 'खतरनाक रूपमा बढी',
      'critical-low': 'खतरनाक रूपमा कम',
      'critical-abnormal': 'गम्भीर',
    },
  },
};
