import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const infections: TestMeaning[] = [
  {
    loinc: ['5196-1', '5195-3', '7905-3'],
    about: {
      en: 'This test looks for a part of the hepatitis B virus in the blood.',
      ne: 'रगतमा हेपाटाइटिस बी भाइरसको अंश छ कि भनेर यो जाँचले हेर्छ।',
    },
    source: sources.hepatitisB,
    normal: {
      en: 'This part of the virus was not found.',
      ne: 'भाइरसको यो अंश भेटिएन।',
    },
    abnormal: {
      en: 'This part of the virus was found. The virus may be in the body now, newly or for a long time. It can also show for some days after a vaccination.',
      ne: 'भाइरसको यो अंश भेटियो। अहिले शरीरमा भाइरस हुन सक्छ, भर्खरैको वा धेरै पहिलेदेखिको। खोप लगाएपछि केही दिन पनि यस्तो देखिन सक्छ।',
    },
  },
  {
    loinc: ['16128-1', '13955-0', '5199-5'],
    about: {
      en: 'This test looks for antibodies that the body makes against the hepatitis C virus.',
      ne: 'हेपाटाइटिस सी भाइरसविरुद्ध शरीरले बनाएको एन्टिबडी छ कि भनेर यो जाँचले हेर्छ।',
    },
    source: sources.hepatitisC,
    normal: { en: 'These antibodies were not found.', ne: 'यो एन्टिबडी भेटिएन।' },
    abnormal: {
      en: 'These antibodies were found. The body may have met the virus at some time. The test alone does not show if the virus is still there.',
      ne: 'यो एन्टिबडी भेटियो। शरीरमा कुनै बेला यो भाइरस पसेको हुन सक्छ। भाइरस अहिले पनि छ कि छैन, यो जाँचले मात्र देखाउँदैन।',
    },
  },
];
