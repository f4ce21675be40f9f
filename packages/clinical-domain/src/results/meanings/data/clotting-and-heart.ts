import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const clottingAndHeart: TestMeaning[] = [
  {
    loinc: ['5902-2'],
    about: {
      en: 'This is the time that the blood takes to clot.',
      ne: 'रगत जम्न कति समय लाग्छ भन्ने यसले देखाउँछ।',
    },
    source: sources.clotting,
    normal: { en: 'Your blood clots in the usual time.', ne: 'तपाईंको रगत सामान्य समयमै जम्छ।' },
    high: {
      en: 'The blood takes longer than usual to clot. Blood-thinning medicines, liver problems or too little vitamin K can cause this.',
      ne: 'रगत जम्न सामान्यभन्दा बढी समय लाग्छ। रगत पातलो बनाउने औषधि, कलेजोको समस्या वा भिटामिन केको कमीले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'The blood clots faster than usual. Much vitamin K in food or some hormone medicines can cause this.',
      ne: 'रगत सामान्यभन्दा छिटो जम्छ। खानामा धेरै भिटामिन के वा केही हर्मोनका औषधिले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['6301-6', '34714-6'],
    about: {
      en: 'INR shows how fast the blood clots, in a way that all laboratories share. It is often used with the medicine warfarin.',
      ne: 'रगत कति छिटो जम्छ भन्ने आईएनआरले सबै प्रयोगशालामा एउटै तरिकाले देखाउँछ। वारफेरिन औषधि चल्दा यो धेरै जाँचिन्छ।',
    },
    source: sources.clotting,
    normal: { en: 'Your blood clots as fast as this range expects.', ne: 'तपाईंको रगत सामान्य गतिमै जम्छ।' },
    high: {
      en: 'The blood clots more slowly than this range expects. Blood-thinning medicines raise it, and so can liver problems.',
      ne: 'रगत सामान्यभन्दा ढिलो जम्छ। रगत पातलो बनाउने औषधिले यो बढाउँछ। कलेजोको समस्याले पनि बढ्न सक्छ।',
    },
    low: {
      en: 'The blood clots faster than this range expects.',
      ne: 'रगत सामान्यभन्दा छिटो जम्छ।',
    },
  },
  {
    loinc: ['89579-7', '67151-1', '10839-9', '6598-7'],
    about: {
      en: 'Troponin is a protein that comes into the blood when heart muscle is hurt.',
      ne: 'ट्रोपोनिन मुटुको मांसपेशीमा चोट पुग्दा रगतमा आउने प्रोटिन हो।',
    },
    source: sources.heart,
    normal: {
      en: 'The usual small amount of troponin was found.',
      ne: 'ट्रोपोनिन सामान्य रूपमै थोरै भेटियो।',
    },
    high: {
      en: 'There is more troponin than usual. The heart muscle may have been hurt. It can be a sign of a heart attack.',
      ne: 'ट्रोपोनिन सामान्यभन्दा बढी छ। मुटुको मांसपेशीमा चोट पुगेको हुन सक्छ। यो हृदयघातको सङ्केत हुन सक्छ।',
    },
  },
  {
    loinc: ['33762-6'],
    about: {
      en: 'NT-proBNP is a protein that the heart lets out when it is stretched or works under strain.',
      ne: 'एनटी-प्रोबीएनपी मुटु तन्किँदा वा जोड पर्दा निस्कने प्रोटिन हो।',
    },
    source: sources.heartStrain,
    normal: {
      en: 'This test shows no more strain on the heart than usual.',
      ne: 'यो जाँचमा मुटुमा सामान्यभन्दा बढी जोड देखिएन।',
    },
    high: {
      en: 'There is more of it than usual. The heart may be under strain. It can be a sign of heart failure.',
      ne: 'यो सामान्यभन्दा बढी छ। मुटुमा जोड परेको हुन सक्छ। यो मुटु कमजोर भएको (हार्ट फेलियर) सङ्केत हुन सक्छ।',
    },
  },
  {
    loinc: ['2157-6'],
    about: {
      en: 'CK is an enzyme of the muscles and the heart. It comes into the blood when they are hurt.',
      ne: 'सीके मांसपेशी र मुटुको इन्जाइम हो। तिनमा चोट पुग्दा यो रगतमा आउँछ।',
    },
    source: sources.creatineKinase,
    normal: { en: 'Your CK is in the usual range.', ne: 'तपाईंको सीके सामान्य छ।' },
    high: {
      en: 'There is more CK than usual. Hard exercise, hurt muscles, some medicines or the heart can be the reason.',
      ne: 'सीके सामान्यभन्दा बढी छ। कडा व्यायाम, मांसपेशीको चोट, केही औषधि वा मुटु यसको कारण हुन सक्छ।',
    },
  },
  {
    loinc: ['2857-1', '19195-7'],
    about: {
      en: 'PSA is a protein of the prostate gland. A little of it is normal in the blood of men.',
      ne: 'पीएसए प्रोस्टेट ग्रन्थिको प्रोटिन हो। पुरुषको रगतमा यो थोरै हुनु सामान्य हो।',
    },
    source: sources.prostate,
    normal: { en: 'Your PSA is in the usual range.', ne: 'तपाईंको पीएसए सामान्य छ।' },
    high: {
      en: 'PSA is higher than usual. A larger prostate, an inflamed prostate or an infection of the urine are common reasons. In some men it is a sign of cancer; in most it is not.',
      ne: 'पीएसए सामान्यभन्दा बढी छ। प्रोस्टेट बढ्नु, सुन्निनु वा पिसाबको सङ्क्रमण यसका सामान्य कारण हुन्। केहीमा यो क्यान्सरको सङ्केत हुन्छ, तर धेरैजसोमा हुँदैन।',
    },
  },
];
