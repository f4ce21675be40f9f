import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const lipids: TestMeaning[] = [
  {
    loinc: ['2093-3', '14647-2'],
    about: {
      en: 'Cholesterol is a kind of fat in the blood that the body needs. This is all of it together, the “good” and the “bad”.',
      ne: 'कोलेस्ट्रोल शरीरलाई चाहिने रगतको एक किसिमको बोसो हो। यो “राम्रो” र “खराब” दुवैको जम्मा मात्रा हो।',
    },
    source: sources.cholesterol,
    normal: {
      en: 'The fat called cholesterol is in the usual range.',
      ne: 'तपाईंको कोलेस्ट्रोलको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more cholesterol than usual. Over time it can collect in the blood vessels and make heart disease or stroke more likely.',
      ne: 'कोलेस्ट्रोल सामान्यभन्दा बढी छ। समयसँगै यो रक्तनलीमा जम्न सक्छ र मुटुको रोग वा मस्तिष्कघातको जोखिम बढाउन सक्छ।',
    },
  },
  {
    loinc: ['18262-6', '13457-7', '2089-1', '22748-8', '39469-2'],
    about: {
      en: 'LDL carries cholesterol in the blood. Too much of it can build up in the walls of the blood vessels.',
      ne: 'एलडीएलले रगतमा कोलेस्ट्रोल बोक्छ। धेरै भयो भने यो रक्तनलीको भित्तामा जम्न सक्छ।',
    },
    source: sources.cholesterol,
    normal: {
      en: 'Your “bad” cholesterol is in the usual range.',
      ne: 'तपाईंको “खराब” कोलेस्ट्रोलको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more “bad” cholesterol than usual. Over the years this can narrow the blood vessels and make a heart attack or stroke more likely.',
      ne: '“खराब” कोलेस्ट्रोल सामान्यभन्दा बढी छ। वर्षौंपछि यसले रक्तनली साँघुरो बनाउन सक्छ र हृदयघात वा मस्तिष्कघातको जोखिम बढाउन सक्छ।',
    },
  },
  {
    loinc: ['2085-9', '14646-4'],
    about: {
      en: 'HDL takes cholesterol away from the blood vessels.',
      ne: 'एचडीएलले रक्तनलीबाट कोलेस्ट्रोल हटाउँछ।',
    },
    source: sources.cholesterolTypes,
    normal: {
      en: 'Your “good” cholesterol is in the usual range.',
      ne: 'तपाईंको “राम्रो” कोलेस्ट्रोलको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more “good” cholesterol than usual. This kind may help protect against heart attack and stroke.',
      ne: '“राम्रो” कोलेस्ट्रोल सामान्यभन्दा बढी छ। यसले हृदयघात र मस्तिष्कघातबाट जोगाउन मद्दत गर्न सक्छ।',
    },
    low: {
      en: 'There is less “good” cholesterol than usual. Less fat is then taken away from the blood vessels, which can raise the risk for the heart.',
      ne: '“राम्रो” कोलेस्ट्रोल सामान्यभन्दा कम छ। यस्तो बेला रक्तनलीबाट बोसो कम हट्छ र मुटुको जोखिम बढ्न सक्छ।',
    },
  },
  {
    loinc: ['2571-8', '14927-8', '3043-7'],
    about: {
      en: 'Triglycerides are a fat in the blood that the body uses for energy.',
      ne: 'ट्राइग्लिसराइड शक्तिका लागि शरीरले प्रयोग गर्ने रगतको बोसो हो।',
    },
    source: sources.cholesterolTypes,
    normal: {
      en: 'This fat is in the usual range.',
      ne: 'रगतमा यो बोसोको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more of this fat than usual. Together with other changes in cholesterol it can make heart attack or stroke more likely.',
      ne: 'रगतमा यो बोसो सामान्यभन्दा बढी छ। कोलेस्ट्रोलका अरू गडबडीसँगै यसले हृदयघात वा मस्तिष्कघातको जोखिम बढाउन सक्छ।',
    },
  },
  {
    loinc: ['13458-5', '2091-7'],
    about: {
      en: 'VLDL carries mostly triglycerides. Laboratories usually work it out from the triglycerides.',
      ne: 'भीएलडीएलले मुख्य रूपमा ट्राइग्लिसराइड बोक्छ। प्रयोगशालाले प्रायः ट्राइग्लिसराइडबाटै यसको हिसाब गर्छ।',
    },
    source: sources.cholesterolLevels,
    normal: {
      en: 'Your VLDL is in the usual range.',
      ne: 'तपाईंको भीएलडीएलको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more VLDL than usual. It goes up together with triglycerides.',
      ne: 'भीएलडीएल सामान्यभन्दा बढी छ। ट्राइग्लिसराइड बढ्दा यो पनि बढ्छ।',
    },
  },
  {
    loinc: ['43396-1', '70204-3'],
    about: {
      en: 'This is all cholesterol apart from the “good” HDL.',
      ne: 'यो “राम्रो” एचडीएल बाहेकको सबै कोलेस्ट्रोल हो।',
    },
    source: sources.cholesterol,
    normal: {
      en: 'The cholesterol apart from HDL is in the usual range.',
      ne: 'एचडीएलबाहेकको कोलेस्ट्रोलको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more of it than usual. Most of it is “bad” cholesterol, which can make heart disease or stroke more likely.',
      ne: 'यो सामान्यभन्दा बढी छ। यसको धेरै भाग “खराब” कोलेस्ट्रोल हो, जसले मुटुको रोग वा मस्तिष्कघातको जोखिम बढाउन सक्छ।',
    },
  },
];
