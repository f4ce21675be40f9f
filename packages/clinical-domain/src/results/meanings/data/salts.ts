import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const salts: TestMeaning[] = [
  {
    loinc: ['2951-2', '2947-0'],
    about: {
      en: 'Sodium is a salt that keeps the right amount of water in the body.',
      ne: 'सोडियम शरीरमा पानीको मात्रा मिलाइराख्ने नुन हो।',
    },
    source: sources.sodium,
    normal: { en: 'Your sodium is in the usual range.', ne: 'तपाईंको सोडियम सामान्य छ।' },
    high: {
      en: 'There is more sodium than usual. This often goes with too little water in the body, for example after diarrhea.',
      ne: 'सोडियम सामान्यभन्दा बढी छ। पखालापछि जस्तो, शरीरमा पानीको कमी हुँदा यस्तो हुन सक्छ।',
      source: sources.sodiumLevels,
    },
    low: {
      en: 'There is less sodium than usual. Too much water in the body or a kidney problem can cause this.',
      ne: 'सोडियम सामान्यभन्दा कम छ। शरीरमा पानी बढी हुनु वा मिर्गौलाको समस्याले यस्तो हुन सक्छ।',
      source: sources.sodiumLevels,
    },
  },
  {
    loinc: ['2823-3', '6298-4'],
    about: {
      en: 'Potassium is a salt that keeps nerves, muscles and the heart working.',
      ne: 'नसा, मांसपेशी र मुटु चल्न चाहिने नुन पोटासियम हो।',
    },
    source: sources.potassium,
    normal: { en: 'Your potassium is in the usual range.', ne: 'तपाईंको पोटासियम सामान्य छ।' },
    high: {
      en: 'There is more potassium than usual. Kidney disease is a common reason, and some medicines raise it too.',
      ne: 'पोटासियम सामान्यभन्दा बढी छ। मिर्गौलाको रोग यसको सामान्य कारण हो। केही औषधिले पनि यो बढाउँछ।',
    },
    low: {
      en: 'There is less potassium than usual. It can be lost through vomiting, diarrhea, heavy sweating or medicines that make urine flow.',
      ne: 'पोटासियम सामान्यभन्दा कम छ। वान्ता, पखाला, धेरै पसिना वा पिसाब लगाउने औषधिले यो घट्न सक्छ।',
    },
  },
  {
    loinc: ['2075-0'],
    about: {
      en: 'Chloride is a salt that works together with sodium to keep the body’s fluids in balance.',
      ne: 'क्लोराइड सोडियमसँगै शरीरको पानीको सन्तुलन राख्ने नुन हो।',
    },
    source: sources.chloride,
    normal: { en: 'Your chloride is in the usual range.', ne: 'तपाईंको क्लोराइड सामान्य छ।' },
    high: {
      en: 'There is more chloride than usual. Too little water in the body or a kidney problem can cause this.',
      ne: 'क्लोराइड सामान्यभन्दा बढी छ। शरीरमा पानीको कमी वा मिर्गौलाको समस्याले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There is less chloride than usual. Long vomiting and some illnesses of the heart or lungs can cause this.',
      ne: 'क्लोराइड सामान्यभन्दा कम छ। लामो समयसम्मको वान्ता, वा मुटु र फोक्सोका केही रोगले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['1963-8', '2028-9'],
    about: {
      en: 'Bicarbonate keeps the blood from becoming too acid.',
      ne: 'बाइकार्बोनेटले रगतलाई धेरै अमिलो (अम्लीय) हुनबाट जोगाउँछ।',
    },
    source: sources.bicarbonate,
    normal: { en: 'Your bicarbonate is in the usual range.', ne: 'तपाईंको बाइकार्बोनेट सामान्य छ।' },
    high: {
      en: 'There is more bicarbonate than usual. Vomiting, some long lung diseases and medicines that make urine flow can cause this.',
      ne: 'बाइकार्बोनेट सामान्यभन्दा बढी छ। वान्ता, फोक्सोको केही दीर्घ रोग वा पिसाब लगाउने औषधिले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There is less bicarbonate than usual. Fast breathing, long diarrhea, kidney problems or diabetes that is out of balance can cause this.',
      ne: 'बाइकार्बोनेट सामान्यभन्दा कम छ। छिटो-छिटो सास फेर्नु, लामो पखाला, मिर्गौलाको समस्या वा नियन्त्रणमा नरहेको मधुमेहले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['17861-6', '2000-8'],
    about: {
      en: 'Calcium builds bones and teeth. Nerves, muscles and the heart need it too.',
      ne: 'क्याल्सियमले हड्डी र दाँत बनाउँछ। नसा, मांसपेशी र मुटुलाई पनि यो चाहिन्छ।',
    },
    source: sources.calcium,
    normal: { en: 'Your calcium is in the usual range.', ne: 'तपाईंको क्याल्सियम सामान्य छ।' },
    high: {
      en: 'There is more calcium than usual. Too little water in the body and an overactive parathyroid gland are among the common causes.',
      ne: 'क्याल्सियम सामान्यभन्दा बढी छ। शरीरमा पानीको कमी वा पाराथाइराइड ग्रन्थि बढी सक्रिय हुनु यसका सामान्य कारण हुन्।',
      source: sources.calciumLevels,
    },
    low: {
      en: 'There is less calcium than usual. Too little in food, vomiting, diarrhea or kidney problems can be behind it.',
      ne: 'क्याल्सियम सामान्यभन्दा कम छ। खानामा कम हुनु, वान्ता, पखाला वा मिर्गौलाको समस्याले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['19123-9', '2601-3'],
    about: {
      en: 'Magnesium is a mineral that muscles, nerves and bones need.',
      ne: 'म्याग्नेसियम मांसपेशी, नसा र हड्डीलाई चाहिने खनिज हो।',
    },
    source: sources.magnesium,
    normal: { en: 'Your magnesium is in the usual range.', ne: 'तपाईंको म्याग्नेसियम सामान्य छ।' },
    high: {
      en: 'There is more magnesium than usual. Kidney problems or some stomach medicines can cause this.',
      ne: 'म्याग्नेसियम सामान्यभन्दा बढी छ। मिर्गौलाको समस्या वा पेटका केही औषधिले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There is less magnesium than usual. Too little in food, diarrhea or some medicines can cause this.',
      ne: 'म्याग्नेसियम सामान्यभन्दा कम छ। खानामा कम हुनु, पखाला वा केही औषधिले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['2777-1', '14879-1'],
    about: {
      en: 'Phosphate works together with calcium to build bones and teeth.',
      ne: 'फस्फेटले क्याल्सियमसँग मिलेर हड्डी र दाँत बनाउँछ।',
    },
    source: sources.phosphate,
    normal: { en: 'Your phosphate is in the usual range.', ne: 'तपाईंको फस्फेट सामान्य छ।' },
    high: {
      en: 'There is more phosphate than usual. Kidney disease, liver disease or too much vitamin D can cause this.',
      ne: 'फस्फेट सामान्यभन्दा बढी छ। मिर्गौला वा कलेजोको रोग, वा भिटामिन डी धेरै हुँदा यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There is less phosphate than usual. Too little in food or too little vitamin D can cause this.',
      ne: 'फस्फेट सामान्यभन्दा कम छ। खानामा फस्फेट वा भिटामिन डी कम हुँदा यस्तो हुन सक्छ।',
    },
  },
];
