import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const liverAndPancreas: TestMeaning[] = [
  {
    loinc: ['1742-6', '1743-4', '1744-2'],
    about: {
      en: 'ALT is an enzyme of the liver. It leaks into the blood when liver cells are hurt.',
      ne: 'एएलटी कलेजोको इन्जाइम हो। कलेजोका कोषमा चोट पुग्दा यो रगतमा आउँछ।',
    },
    source: sources.liver,
    normal: { en: 'Your ALT is in the usual range.', ne: 'तपाईंको एएलटी सामान्य छ।' },
    high: {
      en: 'There is more ALT in the blood than usual. The liver may be inflamed or irritated, for example by fat in the liver, alcohol or hepatitis.',
      ne: 'रगतमा एएलटी सामान्यभन्दा बढी छ। कलेजोमा बोसो, रक्सी वा हेपाटाइटिस जस्ता कारणले कलेजो सुन्निएको हुन सक्छ।',
    },
  },
  {
    loinc: ['1920-8', '30239-8'],
    about: {
      en: 'AST is an enzyme of the liver and of the muscles. It leaks into the blood when their cells are hurt.',
      ne: 'एएसटी कलेजो र मांसपेशीको इन्जाइम हो। तिनका कोषमा चोट पुग्दा यो रगतमा आउँछ।',
    },
    source: sources.liver,
    normal: { en: 'Your AST is in the usual range.', ne: 'तपाईंको एएसटी सामान्य छ।' },
    high: {
      en: 'There is more AST in the blood than usual. It may come from an inflamed liver, or from muscles.',
      ne: 'रगतमा एएसटी सामान्यभन्दा बढी छ। यो सुन्निएको कलेजो वा मांसपेशीबाट आएको हुन सक्छ।',
    },
  },
  {
    loinc: ['6768-6'],
    about: {
      en: 'ALP is an enzyme found mainly in the bile ducts of the liver.',
      ne: 'एएलपी मुख्य रूपमा कलेजोको पित्तनलीमा हुने इन्जाइम हो।',
    },
    source: sources.liver,
    normal: { en: 'Your ALP is in the usual range.', ne: 'तपाईंको एएलपी सामान्य छ।' },
    high: {
      en: 'There is more ALP in the blood than usual. The flow of bile from the liver may be slowed or blocked.',
      ne: 'रगतमा एएलपी सामान्यभन्दा बढी छ। कलेजोबाट पित्त बग्न अवरोध भएको हुन सक्छ।',
    },
  },
  {
    loinc: ['2324-2'],
    about: {
      en: 'GGT is an enzyme of the liver and its bile ducts.',
      ne: 'जीजीटी कलेजो र पित्तनलीको इन्जाइम हो।',
    },
    source: sources.liver,
    normal: { en: 'Your GGT is in the usual range.', ne: 'तपाईंको जीजीटी सामान्य छ।' },
    high: {
      en: 'There is more GGT in the blood than usual. Alcohol, fat in the liver or a blocked flow of bile can cause this.',
      ne: 'रगतमा जीजीटी सामान्यभन्दा बढी छ। रक्सी, कलेजोमा बोसो वा पित्त बग्न अवरोध हुँदा यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['1975-2', '14631-6'],
    about: {
      en: 'Bilirubin is a yellow substance that is left when old red blood cells break down. The liver removes it.',
      ne: 'पुराना रातो रक्तकोष फुट्दा बन्ने पहेँलो तत्त्व बिलिरुबिन हो। कलेजोले यसलाई हटाउँछ।',
    },
    source: sources.liver,
    normal: { en: 'Your bilirubin is in the usual range.', ne: 'तपाईंको बिलिरुबिन सामान्य छ।' },
    high: {
      en: 'There is more bilirubin than usual. It can make the eyes and skin yellow (jaundice). The liver, the bile ducts or red blood cells may be the reason.',
      ne: 'बिलिरुबिन सामान्यभन्दा बढी छ। यसले आँखा र छाला पहेँलो (जन्डिस) बनाउन सक्छ। कलेजो, पित्तनली वा रातो रक्तकोष यसको कारण हुन सक्छ।',
    },
  },
  {
    loinc: ['1968-7', '14629-0'],
    about: {
      en: 'This is the bilirubin that the liver has already worked on.',
      ne: 'कलेजोले काम गरिसकेको बिलिरुबिन यही हो।',
    },
    source: sources.directBilirubin,
    normal: {
      en: 'Your direct bilirubin is in the usual range.',
      ne: 'तपाईंको डाइरेक्ट बिलिरुबिन सामान्य छ।',
    },
    high: {
      en: 'There is more of it than usual. Something may be blocking the liver or the bile duct.',
      ne: 'यो सामान्यभन्दा बढी छ। कलेजो वा पित्तनलीमा अवरोध भएको हुन सक्छ।',
    },
  },
  {
    loinc: ['1751-7', '61151-7'],
    about: {
      en: 'Albumin is the main protein in the blood. The liver makes it.',
      ne: 'एल्बुमिन रगतको मुख्य प्रोटिन हो। यो कलेजोले बनाउँछ।',
    },
    source: sources.albumin,
    normal: { en: 'Your albumin is in the usual range.', ne: 'तपाईंको एल्बुमिन सामान्य छ।' },
    high: {
      en: 'There is more albumin than usual. Too little water in the body can cause this.',
      ne: 'एल्बुमिन सामान्यभन्दा बढी छ। शरीरमा पानीको कमीले यस्तो हुन सक्छ।',
      source: sources.highAlbumin,
    },
    low: {
      en: 'There is less albumin than usual. The liver may make too little, the kidneys may let it through, or food may give too little protein.',
      ne: 'एल्बुमिन सामान्यभन्दा कम छ। कलेजोले कम बनाउँदा, मिर्गौलाबाट चुहिँदा वा खानामा प्रोटिन कम हुँदा यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['2885-2'],
    about: {
      en: 'This is all the protein in the blood, albumin and globulins together.',
      ne: 'यो रगतमा हुने सबै प्रोटिन, एल्बुमिन र ग्लोबुलिनको जम्मा मात्रा हो।',
    },
    source: sources.totalProtein,
    normal: {
      en: 'The protein in your blood is in the usual range.',
      ne: 'तपाईंको रगतमा प्रोटिनको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more protein than usual. An infection with a virus such as hepatitis can cause this.',
      ne: 'प्रोटिन सामान्यभन्दा बढी छ। हेपाटाइटिस जस्ता भाइरसको सङ्क्रमणले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There is less protein than usual. Illness of the liver or the kidneys, or food not being taken up well, can cause this.',
      ne: 'प्रोटिन सामान्यभन्दा कम छ। कलेजो वा मिर्गौलाको रोग, वा खानाको पोषण शरीरले राम्रोसँग नलिँदा यस्तो हुन सक्छ।',
    },
  },
  {
    loinc: ['1798-8'],
    about: {
      en: 'Amylase is an enzyme of the pancreas that helps digest starch.',
      ne: 'एमाइलेज खाना पचाउन मद्दत गर्ने प्यान्क्रियाजको इन्जाइम हो।',
    },
    source: sources.amylase,
    normal: { en: 'Your amylase is in the usual range.', ne: 'तपाईंको एमाइलेज सामान्य छ।' },
    high: {
      en: 'There is more amylase than usual. A very high value can be a sign of an inflamed pancreas. Smaller rises have other causes too.',
      ne: 'एमाइलेज सामान्यभन्दा बढी छ। धेरै बढी हुनु प्यान्क्रियाज सुन्निएको सङ्केत हुन सक्छ। थोरै बढ्नुका अरू कारण पनि हुन सक्छन्।',
    },
  },
  {
    loinc: ['3040-3'],
    about: {
      en: 'Lipase is an enzyme that the pancreas makes.',
      ne: 'लाइपेज प्यान्क्रियाजले बनाउने इन्जाइम हो।',
    },
    source: sources.lipase,
    normal: { en: 'Your lipase is in the usual range.', ne: 'तपाईंको लाइपेज सामान्य छ।' },
    high: {
      en: 'There is more lipase than usual. A very high value can be a sign of an inflamed pancreas.',
      ne: 'लाइपेज सामान्यभन्दा बढी छ। धेरै बढी हुनु प्यान्क्रियाज सुन्निएको सङ्केत हुन सक्छ।',
    },
  },
];
