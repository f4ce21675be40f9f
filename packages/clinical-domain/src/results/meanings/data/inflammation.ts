import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const inflammation: TestMeaning[] = [
  {
    loinc: ['1988-5', '30522-7'],
    about: {
      en: 'CRP is a protein that rises in the blood when there is inflammation in the body.',
      ne: 'सीआरपी एउटा प्रोटिन हो। शरीरमा सुजन हुँदा रगतमा यो बढ्छ।',
    },
    source: sources.inflammation,
    normal: {
      en: 'This test shows no more inflammation than usual.',
      ne: 'यो जाँचमा सामान्यभन्दा बढी सुजन देखिएन।',
    },
    high: {
      en: 'CRP is higher than usual. There may be inflammation somewhere in the body. The test does not show where or why.',
      ne: 'सीआरपी सामान्यभन्दा बढी छ। शरीरमा कतै सुजन हुन सक्छ। कहाँ र किन भन्ने यो जाँचले देखाउँदैन।',
    },
  },
  {
    loinc: ['4537-7', '30341-2'],
    about: {
      en: 'ESR shows how fast red blood cells sink in a tube. They sink faster when there is inflammation in the body.',
      ne: 'नलीमा रातो रक्तकोष कति छिटो थिग्रिन्छ भन्ने ईएसआरले देखाउँछ। शरीरमा सुजन हुँदा छिटो थिग्रिन्छ।',
    },
    source: sources.inflammation,
    normal: {
      en: 'The red blood cells sink as fast as usual.',
      ne: 'रातो रक्तकोष सामान्य गतिमै थिग्रिन्छन्।',
    },
    high: {
      en: 'The red blood cells sink faster than usual. There may be inflammation somewhere in the body. Many different conditions can cause this.',
      ne: 'रातो रक्तकोष सामान्यभन्दा छिटो थिग्रिन्छन्। शरीरमा कतै सुजन हुन सक्छ। यसका धेरै फरक कारण हुन सक्छन्।',
    },
  },
];
