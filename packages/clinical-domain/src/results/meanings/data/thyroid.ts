import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const thyroid: TestMeaning[] = [
  {
    loinc: ['3016-3', '11580-8'],
    about: {
      en: 'TSH is the signal from the brain that tells the thyroid gland how much hormone to make.',
      ne: 'थाइराइड ग्रन्थिलाई कति हर्मोन बनाउने भनेर मस्तिष्कबाट आउने सङ्केत टीएसएच हो।',
    },
    source: sources.tsh,
    normal: {
      en: 'The signal to your thyroid is in the usual range.',
      ne: 'तपाईंको थाइराइडलाई जाने सङ्केत सामान्य छ।',
    },
    high: {
      en: 'TSH is higher than usual. The thyroid may be making too little hormone.',
      ne: 'टीएसएच सामान्यभन्दा बढी छ। थाइराइडले कम हर्मोन बनाइरहेको हुन सक्छ।',
    },
    low: {
      en: 'TSH is lower than usual. The thyroid may be making too much hormone.',
      ne: 'टीएसएच सामान्यभन्दा कम छ। थाइराइडले बढी हर्मोन बनाइरहेको हुन सक्छ।',
    },
  },
  {
    loinc: ['3024-7', '14920-3', '3026-2'],
    about: {
      en: 'T4 is a hormone of the thyroid gland. It steers how the body grows and uses energy.',
      ne: 'टी४ थाइराइड ग्रन्थिको हर्मोन हो। शरीर बढ्न र शक्ति प्रयोग गर्न यसले मद्दत गर्छ।',
    },
    source: sources.thyroidHormones,
    normal: { en: 'This thyroid hormone is in the usual range.', ne: 'तपाईंको यो थाइराइड हर्मोन सामान्य छ।' },
    high: {
      en: 'There is more of this hormone than usual. The thyroid may be overactive.',
      ne: 'यो हर्मोन सामान्यभन्दा बढी छ। थाइराइड बढी सक्रिय भएको हुन सक्छ।',
    },
    low: {
      en: 'There is less of this hormone than usual. The thyroid may be underactive.',
      ne: 'यो हर्मोन सामान्यभन्दा कम छ। थाइराइड कम सक्रिय भएको हुन सक्छ।',
    },
  },
  {
    loinc: ['3051-0', '14928-6', '3053-6'],
    about: {
      en: 'T3 is a hormone of the thyroid gland. It steers how the body grows and uses energy.',
      ne: 'टी३ थाइराइड ग्रन्थिको हर्मोन हो। शरीर बढ्न र शक्ति प्रयोग गर्न यसले मद्दत गर्छ।',
    },
    source: sources.thyroidHormones,
    normal: { en: 'This thyroid hormone is in the usual range.', ne: 'तपाईंको यो थाइराइड हर्मोन सामान्य छ।' },
    high: {
      en: 'There is more of this hormone than usual. The thyroid may be overactive.',
      ne: 'यो हर्मोन सामान्यभन्दा बढी छ। थाइराइड बढी सक्रिय भएको हुन सक्छ।',
    },
    low: {
      en: 'There is less of this hormone than usual. The thyroid may be underactive.',
      ne: 'यो हर्मोन सामान्यभन्दा कम छ। थाइराइड कम सक्रिय भएको हुन सक्छ।',
    },
  },
];
