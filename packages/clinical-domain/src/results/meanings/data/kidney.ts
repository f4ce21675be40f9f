import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const kidney: TestMeaning[] = [
  {
    loinc: ['2160-0', '14682-9', '38483-4'],
    about: {
      en: 'Creatinine is a waste product of the muscles. Healthy kidneys pass it out in the urine.',
      ne: 'क्रियाटिनिन मांसपेशीबाट बन्ने फोहोर तत्त्व हो। स्वस्थ मिर्गौलाले यसलाई पिसाबबाट बाहिर पठाउँछ।',
    },
    source: sources.kidney,
    normal: { en: 'Your creatinine is in the usual range.', ne: 'तपाईंको क्रियाटिनिन सामान्य छ।' },
    high: {
      en: 'There is more creatinine than usual. The kidneys may be clearing the blood less well than they could.',
      ne: 'क्रियाटिनिन सामान्यभन्दा बढी छ। मिर्गौलाले रगत राम्रोसँग सफा गर्न नसकेको हुन सक्छ।',
    },
  },
  {
    loinc: ['22664-7', '3091-6', '3094-0', '14937-7', '6299-2'],
    about: {
      en: 'Urea is a waste product of protein. Healthy kidneys remove most of it.',
      ne: 'युरिया प्रोटिनबाट बन्ने फोहोर तत्त्व हो। स्वस्थ मिर्गौलाले यसको धेरै भाग हटाउँछ।',
    },
    source: sources.kidney,
    normal: { en: 'Your urea is in the usual range.', ne: 'तपाईंको युरिया सामान्य छ।' },
    high: {
      en: 'There is more urea than usual. Too little water in the body, bleeding in the bowel, or kidneys that work less well can cause this.',
      ne: 'युरिया सामान्यभन्दा बढी छ। शरीरमा पानीको कमी, आन्द्रामा रगत बग्नु वा मिर्गौलाले राम्रोसँग काम नगर्नु यसको कारण हुन सक्छ।',
    },
  },
  {
    loinc: ['33914-3', '62238-1', '98979-8'],
    about: {
      en: 'eGFR is an estimate of how well the kidneys filter the blood. It is worked out from creatinine, age and sex.',
      ne: 'मिर्गौलाले रगत कति राम्रोसँग छान्छ भन्ने अनुमान ईजीएफआर हो। यो क्रियाटिनिन, उमेर र लिङ्गबाट निकालिन्छ।',
    },
    source: sources.kidney,
    normal: {
      en: 'Your kidneys filter the blood as well as usual.',
      ne: 'तपाईंको मिर्गौलाले सामान्य रूपमै रगत छान्छ।',
    },
    low: {
      en: 'The estimate is lower than usual. The kidneys may be filtering the blood less well.',
      ne: 'यो अनुमान सामान्यभन्दा कम छ। मिर्गौलाले रगत कम छानिरहेको हुन सक्छ।',
    },
  },
  {
    loinc: ['3084-1', '14933-6'],
    about: {
      en: 'Uric acid is a waste product that comes from some foods and from the body’s own cells.',
      ne: 'युरिक एसिड केही खानेकुरा र शरीरका कोषबाट बन्ने फोहोर तत्त्व हो।',
    },
    source: sources.kidney,
    normal: { en: 'Your uric acid is in the usual range.', ne: 'तपाईंको युरिक एसिड सामान्य छ।' },
    high: {
      en: 'There is more uric acid than usual. This makes gout, a painful swelling of joints, more likely.',
      ne: 'युरिक एसिड सामान्यभन्दा बढी छ। यसले जोर्नी सुन्निने र दुख्ने बाथ (गाउट) हुने सम्भावना बढाउँछ।',
    },
  },
  {
    loinc: ['9318-7', '14959-1', '13705-9'],
    about: {
      en: 'This test looks for small amounts of the protein albumin in the urine.',
      ne: 'पिसाबमा एल्बुमिन नामको प्रोटिन थोरै पनि छ कि भनेर यो जाँचले हेर्छ।',
    },
    source: sources.kidney,
    normal: {
      en: 'The kidneys keep albumin in the blood as they usually do.',
      ne: 'मिर्गौलाले सामान्य रूपमै एल्बुमिन रगतमै राखेको छ।',
    },
    high: {
      en: 'There is more albumin in the urine than usual. The kidneys may be leaking protein. This can be seen with diabetes.',
      ne: 'पिसाबमा एल्बुमिन सामान्यभन्दा बढी छ। मिर्गौलाबाट प्रोटिन चुहिएको हुन सक्छ। मधुमेहमा यस्तो देखिन सक्छ।',
    },
  },
];
