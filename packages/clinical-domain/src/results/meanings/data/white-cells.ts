import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const whiteCells: TestMeaning[] = [
  {
    loinc: ['770-8', '751-8', '26499-4'],
    about: {
      en: 'Neutrophils are the most common white blood cells. They fight germs.',
      ne: 'न्युट्रोफिल सबैभन्दा धेरै हुने सेतो रक्तकोष हो। यसले किटाणुसँग लड्छ।',
    },
    source: sources.differential,
    normal: { en: 'Your neutrophils are in the usual range.', ne: 'तपाईंको न्युट्रोफिल सामान्य छ।' },
    high: {
      en: 'There are more neutrophils than usual. A sudden infection or great stress on the body can cause this.',
      ne: 'न्युट्रोफिल सामान्यभन्दा बढी छ। अचानक भएको सङ्क्रमण वा शरीरमा परेको ठूलो तनावले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There are fewer neutrophils than usual. Infections with a virus and some strong medicines can cause this.',
      ne: 'न्युट्रोफिल सामान्यभन्दा कम छ। भाइरसको सङ्क्रमण वा केही कडा औषधिले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['736-9', '731-0', '26474-7'],
    about: {
      en: 'Lymphocytes are white blood cells that make antibodies against germs.',
      ne: 'लिम्फोसाइट किटाणुविरुद्ध एन्टिबडी बनाउने सेतो रक्तकोष हो।',
    },
    source: sources.differential,
    normal: { en: 'Your lymphocytes are in the usual range.', ne: 'तपाईंको लिम्फोसाइट सामान्य छ।' },
    high: {
      en: 'There are more lymphocytes than usual. An infection, often with a virus, can cause this.',
      ne: 'लिम्फोसाइट सामान्यभन्दा बढी छ। सङ्क्रमण, प्रायः भाइरसको, यसको कारण हुन सक्छ।',
    },
    low: {
      en: 'There are fewer lymphocytes than usual. Some infections and some medicines can cause this.',
      ne: 'लिम्फोसाइट सामान्यभन्दा कम छ। केही सङ्क्रमण वा केही औषधिले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['5905-5', '742-7', '26484-6'],
    about: {
      en: 'Monocytes are white blood cells that clear away germs and dead cells.',
      ne: 'मोनोसाइट किटाणु र मरेका कोष सफा गर्ने सेतो रक्तकोष हो।',
    },
    source: sources.differential,
    normal: { en: 'Your monocytes are in the usual range.', ne: 'तपाईंको मोनोसाइट सामान्य छ।' },
    high: {
      en: 'There are more monocytes than usual. Inflammation that lasts long and some infections can cause this.',
      ne: 'मोनोसाइट सामान्यभन्दा बढी छ। लामो समयसम्म रहने सुजन वा केही सङ्क्रमणले यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['713-8', '711-2', '26449-9'],
    about: {
      en: 'Eosinophils are white blood cells that act against worms and other parasites, and in allergies.',
      ne: 'इओसिनोफिल जुका जस्ता परजीवीविरुद्ध र एलर्जीमा काम गर्ने सेतो रक्तकोष हो।',
    },
    source: sources.bloodCountTypes,
    normal: { en: 'Your eosinophils are in the usual range.', ne: 'तपाईंको इओसिनोफिल सामान्य छ।' },
    high: {
      en: 'There are more eosinophils than usual. Allergies and parasites such as worms can cause this.',
      ne: 'इओसिनोफिल सामान्यभन्दा बढी छ। एलर्जी वा जुका जस्ता परजीवीले यस्तो हुन सक्छ।',
    },
  },
];
