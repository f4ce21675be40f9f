import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

const manyWhiteCells = {
  en: 'More white blood cells were found than usual. There may be an infection in the urinary tract.',
  ne: 'सेतो रक्तकोष सामान्यभन्दा बढी भेटिए। मूत्रनलीमा सङ्क्रमण हुन सक्छ।',
  source: sources.urineCells,
};

const manyRedCells = {
  en: 'More red blood cells were found than usual. There is a little blood in the urine, which has many possible causes.',
  ne: 'रातो रक्तकोष सामान्यभन्दा बढी भेटिए। पिसाबमा थोरै रगत छ। यसका धेरै कारण हुन सक्छन्।',
};

export const urine: TestMeaning[] = [
  {
    loinc: ['5778-6'],
    about: {
      en: 'Urine can be almost clear or dark yellow. Some foods color it too.',
      ne: 'पिसाब लगभग रङ नभएको वा गाढा पहेँलो हुन सक्छ। केही खानेकुराले पनि रङ दिन्छ।',
    },
    source: sources.urine,
    normal: { en: 'The color is as usual.', ne: 'रङ सामान्य छ।' },
    abnormal: {
      en: 'The color is not the usual one. Food, medicines or blood in the urine can be the reason.',
      ne: 'रङ सामान्यभन्दा फरक छ। खानेकुरा, औषधि वा पिसाबमा रगत यसको कारण हुन सक्छ।',
    },
  },
  {
    loinc: ['2756-5', '5803-2'],
    about: {
      en: 'pH shows how acid the urine is. It changes with food and the time of day.',
      ne: 'पिसाब कति अम्लीय छ भन्ने पीएचले देखाउँछ। खाना र दिनको समयअनुसार यो फरक हुन्छ।',
    },
    source: sources.urineFindings,
    normal: { en: 'The urine is as acid as usual.', ne: 'पिसाबको पीएच सामान्य छ।' },
    high: {
      en: 'The urine is less acid than usual. The kind of food can cause this.',
      ne: 'पिसाब सामान्यभन्दा कम अम्लीय छ। खानाको किसिमले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'The urine is more acid than usual. The kind of food can cause this.',
      ne: 'पिसाब सामान्यभन्दा बढी अम्लीय छ। खानाको किसिमले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['5811-5', '2965-2'],
    about: {
      en: 'This shows how much is dissolved in the urine. It changes with drinking and with the time of day.',
      ne: 'पिसाब कति गाढा छ भन्ने यसले देखाउँछ। पिएको पानी र दिनको समयअनुसार यो फरक हुन्छ।',
    },
    source: sources.urine,
    normal: { en: 'The urine is as concentrated as usual.', ne: 'पिसाबको गाढापन सामान्य छ।' },
    high: {
      en: 'The urine is more concentrated than usual. Little water in the body can cause this.',
      ne: 'पिसाब सामान्यभन्दा गाढा छ। शरीरमा पानीको कमीले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'The urine is thinner than usual. Much drinking can cause this, and sometimes the kidneys.',
      ne: 'पिसाब सामान्यभन्दा पातलो छ। धेरै पानी पिउँदा, वा कहिलेकाहीँ मिर्गौलाका कारण, यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['20454-5', '5804-0', '2887-8'],
    about: {
      en: 'Healthy kidneys keep protein in the blood, so urine usually has none.',
      ne: 'स्वस्थ मिर्गौलाले प्रोटिन रगतमै राख्छ। त्यसैले पिसाबमा प्रायः प्रोटिन हुँदैन।',
    },
    source: sources.urineFindings,
    normal: { en: 'No protein was found in the urine.', ne: 'पिसाबमा प्रोटिन भेटिएन।' },
    abnormal: {
      en: 'Protein was found in the urine. It can be a sign that the kidneys let it through. A little can also show after hard exercise.',
      ne: 'पिसाबमा प्रोटिन भेटियो। यो मिर्गौलाबाट प्रोटिन चुहिएको सङ्केत हुन सक्छ। कडा व्यायामपछि पनि थोरै देखिन सक्छ।',
    },
  },
  {
    loinc: ['25428-4', '5792-7', '2349-9'],
    about: {
      en: 'Urine usually has no sugar in it.',
      ne: 'पिसाबमा प्रायः चिनी हुँदैन।',
    },
    source: sources.urineFindings,
    normal: { en: 'No sugar was found in the urine.', ne: 'पिसाबमा चिनी भेटिएन।' },
    abnormal: {
      en: 'Sugar was found in the urine. This is often seen with diabetes.',
      ne: 'पिसाबमा चिनी भेटियो। मधुमेहमा यस्तो धेरै देखिन्छ।',
    },
  },
  {
    loinc: ['2514-8', '5797-6'],
    about: {
      en: 'Ketones form when the body burns fat instead of sugar.',
      ne: 'शरीरले चिनीको सट्टा बोसो जलाउँदा किटोन बन्छ।',
    },
    source: sources.urineFindings,
    normal: { en: 'No ketones were found in the urine.', ne: 'पिसाबमा किटोन भेटिएन।' },
    abnormal: {
      en: 'Ketones were found in the urine. Long hunger or diabetes can cause this.',
      ne: 'पिसाबमा किटोन भेटियो। लामो समय भोकै बस्दा वा मधुमेहमा यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['5802-4', '32710-6'],
    about: {
      en: 'Some germs make nitrite. Urine usually has none.',
      ne: 'केही किटाणुले नाइट्राइट बनाउँछन्। पिसाबमा प्रायः यो हुँदैन।',
    },
    source: sources.urineFindings,
    normal: { en: 'No nitrite was found in the urine.', ne: 'पिसाबमा नाइट्राइट भेटिएन।' },
    abnormal: {
      en: 'Nitrite was found in the urine. This can be a sign of an infection of the bladder or the urinary tract.',
      ne: 'पिसाबमा नाइट्राइट भेटियो। यो पिसाबथैली वा मूत्रनलीको सङ्क्रमणको सङ्केत हुन सक्छ।',
    },
  },
  {
    loinc: ['5821-4', '5799-2', '20408-1'],
    about: {
      en: 'Pus cells are white blood cells. A few of them in the urine are usual.',
      ne: 'पिपका कोष भनेका सेतो रक्तकोष हुन्। पिसाबमा थोरै हुनु सामान्य हो।',
    },
    source: sources.urineFindings,
    normal: { en: 'The usual few cells were found.', ne: 'सामान्य रूपमै थोरै कोष भेटिए।' },
    high: manyWhiteCells,
    abnormal: manyWhiteCells,
  },
  {
    loinc: ['13945-1', '5794-3', '20409-9'],
    about: {
      en: 'Urine usually has no red blood cells, or only a few.',
      ne: 'पिसाबमा रातो रक्तकोष प्रायः हुँदैन वा थोरै मात्र हुन्छ।',
    },
    source: sources.urineFindings,
    normal: {
      en: 'No more red blood cells than usual were found.',
      ne: 'रातो रक्तकोष सामान्यभन्दा बढी भेटिएन।',
    },
    high: manyRedCells,
    abnormal: manyRedCells,
  },
];
