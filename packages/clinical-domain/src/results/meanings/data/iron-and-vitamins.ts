import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const ironAndVitamins: TestMeaning[] = [
  {
    loinc: ['2276-4'],
    about: {
      en: 'Ferritin shows how much iron the body has in store.',
      ne: 'शरीरमा आइरन कति जम्मा छ भन्ने फेरिटिनले देखाउँछ।',
    },
    source: sources.ironStudies,
    normal: { en: 'Your store of iron is in the usual range.', ne: 'तपाईंको आइरनको भण्डार सामान्य छ।' },
    high: {
      en: 'Ferritin is higher than usual. There may be more iron in store than usual. Long illness can raise it too.',
      ne: 'फेरिटिन सामान्यभन्दा बढी छ। आइरन बढी जम्मा भएको हुन सक्छ। लामो बिरामीले पनि यो बढ्न सक्छ।',
      source: sources.ironPatterns,
    },
    low: {
      en: 'Ferritin is lower than usual. The body may be short of iron.',
      ne: 'फेरिटिन सामान्यभन्दा कम छ। शरीरमा आइरनको कमी हुन सक्छ।',
    },
  },
  {
    loinc: ['2498-4', '14798-3'],
    about: {
      en: 'This is the iron in the blood. The body needs iron to make hemoglobin. It changes a lot through the day.',
      ne: 'यो रगतमा भएको आइरन हो। हेमोग्लोबिन बनाउन शरीरलाई आइरन चाहिन्छ। दिनभरिमा यसको मात्रा धेरै घटबढ हुन्छ।',
    },
    source: sources.iron,
    normal: { en: 'The iron in your blood is in the usual range.', ne: 'तपाईंको रगतमा आइरन सामान्य छ।' },
    high: {
      en: 'There is more iron in the blood than usual. There may be too much iron in the body.',
      ne: 'रगतमा आइरन सामान्यभन्दा बढी छ। शरीरमा आइरन धेरै भएको हुन सक्छ।',
    },
    low: {
      en: 'There is less iron in the blood than usual. The body may be short of iron, which can lead to anemia.',
      ne: 'रगतमा आइरन सामान्यभन्दा कम छ। शरीरमा आइरनको कमी हुन सक्छ। यसले रगतको कमी (एनिमिया) गराउन सक्छ।',
    },
  },
  {
    loinc: ['2500-7', '14800-7'],
    about: {
      en: 'TIBC shows how much iron the blood is able to carry.',
      ne: 'रगतले कति आइरन बोक्न सक्छ भन्ने टीआईबीसीले देखाउँछ।',
    },
    source: sources.ironPatterns,
    normal: {
      en: 'Your blood can carry the usual amount of iron.',
      ne: 'तपाईंको रगतको आइरन बोक्ने क्षमता सामान्य छ।',
    },
    high: {
      en: 'The blood has more room for iron than usual. This is often seen when the body is short of iron.',
      ne: 'रगतमा आइरन बोक्ने ठाउँ सामान्यभन्दा बढी छ। शरीरमा आइरनको कमी हुँदा यस्तो देखिन्छ।',
    },
    low: {
      en: 'The blood has less room for iron than usual. Long illness or too much iron can cause this.',
      ne: 'रगतमा आइरन बोक्ने ठाउँ सामान्यभन्दा कम छ। लामो बिरामी वा आइरन धेरै हुँदा यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['2502-3', '14801-5'],
    about: {
      en: 'This shows how much of the blood’s room for iron is filled.',
      ne: 'रगतमा आइरन बोक्ने ठाउँ कति भरिएको छ भन्ने यसले देखाउँछ।',
    },
    source: sources.iron,
    normal: {
      en: 'The usual share of the room for iron is filled.',
      ne: 'आइरन बोक्ने ठाउँ सामान्य रूपमै भरिएको छ।',
    },
    high: {
      en: 'More of the room is filled than usual. There may be too much iron in the body.',
      ne: 'यो ठाउँ सामान्यभन्दा बढी भरिएको छ। शरीरमा आइरन धेरै भएको हुन सक्छ।',
    },
    low: {
      en: 'Less of the room is filled than usual. The body may be short of iron.',
      ne: 'यो ठाउँ सामान्यभन्दा कम भरिएको छ। शरीरमा आइरनको कमी हुन सक्छ।',
    },
  },
  {
    loinc: ['2132-9', '14685-2'],
    about: {
      en: 'The body needs vitamin B12 to make blood cells and to keep nerves healthy. It comes from meat, fish, milk and eggs.',
      ne: 'रक्तकोष बनाउन र नसा स्वस्थ राख्न शरीरलाई भिटामिन बी१२ चाहिन्छ। यो मासु, माछा, दूध र अण्डामा पाइन्छ।',
    },
    source: sources.vitaminB12,
    normal: { en: 'Your vitamin B12 is in the usual range.', ne: 'तपाईंको भिटामिन बी१२ सामान्य छ।' },
    low: {
      en: 'There is less vitamin B12 than usual. This can lead to a kind of anemia with large red blood cells, and to trouble with nerves.',
      ne: 'भिटामिन बी१२ सामान्यभन्दा कम छ। यसले रातो रक्तकोष ठूला हुने किसिमको रगतको कमी र नसाको समस्या गराउन सक्छ।',
    },
  },
  {
    loinc: ['2284-8', '14732-2'],
    about: {
      en: 'Folate is a vitamin that the body needs to make blood cells. It comes from leafy greens, beans and citrus fruit.',
      ne: 'फोलेट रक्तकोष बनाउन चाहिने भिटामिन हो। यो हरियो सागपात, सिमी र अमिला फलफूलमा पाइन्छ।',
    },
    source: sources.vitaminB12,
    normal: { en: 'Your folate is in the usual range.', ne: 'तपाईंको फोलेट सामान्य छ।' },
    low: {
      en: 'There is less folate than usual. This can lead to a kind of anemia with large red blood cells.',
      ne: 'फोलेट सामान्यभन्दा कम छ। यसले रातो रक्तकोष ठूला हुने किसिमको रगतको कमी गराउन सक्छ।',
    },
  },
  {
    loinc: ['62292-8', '1989-3', '49498-9', '68438-1'],
    about: {
      en: 'Vitamin D keeps bones and teeth healthy. The skin makes most of it in sunlight.',
      ne: 'भिटामिन डीले हड्डी र दाँत स्वस्थ राख्छ। यसको धेरै भाग घाम लाग्दा छालाले बनाउँछ।',
    },
    source: sources.vitaminD,
    normal: { en: 'Your vitamin D is in the usual range.', ne: 'तपाईंको भिटामिन डी सामान्य छ।' },
    low: {
      en: 'There is less vitamin D than usual. This is common in people who get little sun. Over time bones can become weak.',
      ne: 'भिटामिन डी सामान्यभन्दा कम छ। घाम कम लाग्ने व्यक्तिमा यस्तो धेरै हुन्छ। समयसँगै हड्डी कमजोर हुन सक्छ।',
    },
  },
];
