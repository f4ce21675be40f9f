import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const sugar: TestMeaning[] = [
  {
    loinc: ['4548-4', '17856-6', '59261-8'],
    about: {
      en: 'HbA1c shows the average sugar in the blood over the last two to three months.',
      ne: 'पछिल्ला दुईदेखि तीन महिनामा रगतमा औसत कति चिनी थियो भन्ने एचबीए१सीले देखाउँछ।',
    },
    source: sources.hba1c,
    normal: {
      en: 'Your average blood sugar has been in the usual range.',
      ne: 'तपाईंको रगतमा चिनीको औसत मात्रा सामान्य छ।',
    },
    high: {
      en: 'Your average blood sugar has been higher than usual in the last months. This is seen in diabetes and in people who may get it.',
      ne: 'पछिल्ला महिनाहरूमा रगतमा चिनीको औसत मात्रा सामान्यभन्दा बढी थियो। मधुमेह भएका वा हुन सक्ने व्यक्तिमा यस्तो देखिन्छ।',
    },
  },
  {
    loinc: ['2345-7', '2339-0', '15074-8', '14749-6'],
    about: {
      en: 'Glucose is the sugar in the blood that gives the body energy. It changes through the day and with meals.',
      ne: 'ग्लुकोज शरीरलाई शक्ति दिने रगतको चिनी हो। दिनभरि र खानाअनुसार यसको मात्रा घटबढ हुन्छ।',
    },
    source: sources.sugar,
    normal: {
      en: 'Your blood sugar was in the usual range at the time of the test.',
      ne: 'जाँच गर्दा तपाईंको रगतमा चिनीको मात्रा सामान्य थियो।',
    },
    high: {
      en: 'Your blood sugar was higher than usual. This is common in diabetes, and can also happen during a serious illness.',
      ne: 'रगतमा चिनीको मात्रा सामान्यभन्दा बढी थियो। मधुमेहमा यस्तो हुन्छ। गम्भीर बिरामी हुँदा पनि हुन सक्छ।',
    },
    low: {
      en: 'Your blood sugar was lower than usual. This mainly happens to people with diabetes, above all with insulin. It can cause shaking, sweating, hunger and dizziness.',
      ne: 'रगतमा चिनीको मात्रा सामान्यभन्दा कम थियो। मधुमेह भएका, खास गरी इन्सुलिन लिने व्यक्तिमा यस्तो हुन्छ। यसले गर्दा काम्ने, पसिना आउने, भोक लाग्ने र रिँगटा लाग्ने हुन सक्छ।',
    },
  },
  {
    loinc: ['1558-6', '14771-0', '76629-5'],
    about: {
      en: 'This is the sugar in the blood after some hours without food.',
      ne: 'केही घण्टा केही नखाई नाप्दा रगतमा कति चिनी छ भन्ने यसले देखाउँछ।',
    },
    source: sources.sugar,
    normal: {
      en: 'Your blood sugar without food was in the usual range.',
      ne: 'खाली पेटमा तपाईंको रगतमा चिनीको मात्रा सामान्य थियो।',
    },
    high: {
      en: 'Your blood sugar without food was higher than usual. This is common in diabetes, and can also happen during a serious illness.',
      ne: 'खाली पेटमा रगतमा चिनीको मात्रा सामान्यभन्दा बढी थियो। मधुमेहमा यस्तो हुन्छ। गम्भीर बिरामी हुँदा पनि हुन सक्छ।',
    },
    low: {
      en: 'Your blood sugar without food was lower than usual. This mainly happens to people with diabetes, above all with insulin.',
      ne: 'खाली पेटमा रगतमा चिनीको मात्रा सामान्यभन्दा कम थियो। मधुमेह भएका, खास गरी इन्सुलिन लिने व्यक्तिमा यस्तो हुन्छ।',
    },
  },
  {
    loinc: ['1521-4'],
    about: {
      en: 'This is the sugar in the blood two hours after a meal.',
      ne: 'खाना खाएको दुई घण्टापछि रगतमा कति चिनी छ भन्ने यसले देखाउँछ।',
    },
    source: sources.sugar,
    normal: {
      en: 'Your blood sugar after the meal was in the usual range.',
      ne: 'खानापछि तपाईंको रगतमा चिनीको मात्रा सामान्य थियो।',
    },
    high: {
      en: 'Your blood sugar after the meal was higher than usual. This is common in diabetes.',
      ne: 'खानापछि रगतमा चिनीको मात्रा सामान्यभन्दा बढी थियो। मधुमेहमा यस्तो हुन्छ।',
    },
    low: {
      en: 'Your blood sugar after the meal was lower than usual. This mainly happens to people with diabetes, above all with insulin.',
      ne: 'खानापछि रगतमा चिनीको मात्रा सामान्यभन्दा कम थियो। मधुमेह भएका, खास गरी इन्सुलिन लिने व्यक्तिमा यस्तो हुन्छ।',
    },
  },
];
