import type { TestMeaning } from '../meaning.ts';
import { sources } from './sources.ts';

export const bloodCount: TestMeaning[] = [
  {
    loinc: ['718-7'],
    about: {
      en: 'Hemoglobin is the part of red blood cells that carries oxygen around the body.',
      ne: 'हेमोग्लोबिन रातो रक्तकोषमा हुने तत्त्व हो। यसले शरीरभरि अक्सिजन पुर्‍याउँछ।',
    },
    source: sources.bloodCount,
    normal: {
      en: 'Your blood has the usual amount of hemoglobin.',
      ne: 'तपाईंको रगतमा हेमोग्लोबिनको मात्रा सामान्य छ।',
    },
    high: {
      en: 'There is more hemoglobin than usual. This can happen when the body is short of water, with smoking, with lung disease, or when living high in the mountains.',
      ne: 'हेमोग्लोबिन सामान्यभन्दा बढी छ। शरीरमा पानीको कमी, धूमपान, फोक्सोको रोग वा उच्च हिमाली ठाउँको बसाइले यस्तो हुन सक्छ।',
      source: sources.highHemoglobin,
    },
    low: {
      en: 'There is less hemoglobin than usual. This can be a sign of anemia, which has many possible causes, such as loss of blood or too little iron. It can make a person feel tired and weak.',
      ne: 'हेमोग्लोबिन सामान्यभन्दा कम छ। यो रगतको कमी (एनिमिया) को सङ्केत हुन सक्छ। रगत बग्नु वा आइरनको कमी जस्ता धेरै कारणले यस्तो हुन्छ। यसले गर्दा थकाइ र कमजोरी लाग्न सक्छ।',
      source: sources.abnormalCounts,
    },
  },
  {
    loinc: ['6690-2', '26464-8'],
    about: {
      en: 'White blood cells help the body fight infections.',
      ne: 'सेतो रक्तकोषले शरीरलाई सङ्क्रमणसँग लड्न मद्दत गर्छ।',
    },
    source: sources.abnormalCounts,
    normal: {
      en: 'You have the usual number of white blood cells.',
      ne: 'तपाईंको सेतो रक्तकोषको सङ्ख्या सामान्य छ।',
    },
    high: {
      en: 'There are more white blood cells than usual. This can happen when the body is fighting an infection.',
      ne: 'सेतो रक्तकोष सामान्यभन्दा बढी छन्। शरीर सङ्क्रमणसँग लडिरहेको बेला यस्तो हुन सक्छ।',
      source: sources.liverTrustCount,
    },
    low: {
      en: 'There are fewer white blood cells than usual. Infections, some medicines and some long illnesses can cause this. The body may then fight infections less well.',
      ne: 'सेतो रक्तकोष सामान्यभन्दा कम छन्। सङ्क्रमण, केही औषधि वा केही लामो रोगले यस्तो हुन सक्छ। यस्तो बेला शरीरको सङ्क्रमणसँग लड्ने शक्ति घट्न सक्छ।',
    },
  },
  {
    loinc: ['789-8', '26453-1'],
    about: {
      en: 'Red blood cells carry oxygen from the lungs to the whole body.',
      ne: 'रातो रक्तकोषले फोक्सोबाट शरीरभरि अक्सिजन पुर्‍याउँछ।',
    },
    source: sources.bloodCount,
    normal: {
      en: 'You have the usual number of red blood cells.',
      ne: 'तपाईंको रातो रक्तकोषको सङ्ख्या सामान्य छ।',
    },
    high: {
      en: 'There are more red blood cells than usual. Too little water in the body and some heart diseases can be behind it.',
      ne: 'रातो रक्तकोष सामान्यभन्दा बढी छन्। शरीरमा पानीको कमी वा मुटुका केही रोगले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There are fewer red blood cells than usual. This can be a sign of anemia, for example from too little iron.',
      ne: 'रातो रक्तकोष सामान्यभन्दा कम छन्। यो रगतको कमी (एनिमिया) को सङ्केत हुन सक्छ, जस्तै आइरन कम हुँदा।',
    },
  },
  {
    loinc: ['4544-3', '20570-8'],
    about: {
      en: 'Hematocrit is the share of the blood that is made up of red blood cells.',
      ne: 'रगतमा रातो रक्तकोषको भाग कति छ भन्ने हेमाटोक्रिटले देखाउँछ।',
    },
    source: sources.hematocrit,
    normal: {
      en: 'Red blood cells make up the usual share of your blood.',
      ne: 'तपाईंको रगतमा रातो रक्तकोषको भाग सामान्य छ।',
    },
    high: {
      en: 'The share of red blood cells is larger than usual. Too little water in the body is a common reason.',
      ne: 'रातो रक्तकोषको भाग सामान्यभन्दा बढी छ। शरीरमा पानीको कमी यसको एउटा कारण हुन सक्छ।',
    },
    low: {
      en: 'The share of red blood cells is smaller than usual. This can be a sign of anemia, from loss of blood, too little iron or another cause.',
      ne: 'रातो रक्तकोषको भाग सामान्यभन्दा कम छ। यो रगतको कमी (एनिमिया) को सङ्केत हुन सक्छ। रगत बग्नु, आइरनको कमी वा अरू कारणले यस्तो हुन्छ।',
    },
  },
  {
    loinc: ['787-2', '30428-7'],
    about: {
      en: 'MCV is the average size of the red blood cells. It helps to tell kinds of anemia apart.',
      ne: 'एमसीभीले रातो रक्तकोषको औसत आकार देखाउँछ। रगतको कमी कुन किसिमको हो भनेर छुट्याउन यसले मद्दत गर्छ।',
    },
    source: sources.cellIndices,
    normal: {
      en: 'Your red blood cells are of the usual size.',
      ne: 'तपाईंको रातो रक्तकोषको आकार सामान्य छ।',
    },
    high: {
      en: 'The red blood cells are larger than usual. A lack of a B vitamin is one possible reason.',
      ne: 'रातो रक्तकोष सामान्यभन्दा ठूला छन्। भिटामिन बीको कमी यसको एउटा कारण हुन सक्छ।',
    },
    low: {
      en: 'The red blood cells are smaller than usual. Too little iron is the most common reason.',
      ne: 'रातो रक्तकोष सामान्यभन्दा साना छन्। आइरनको कमी यसको सबैभन्दा सामान्य कारण हो।',
    },
  },
  {
    loinc: ['785-6', '28539-5'],
    about: {
      en: 'MCH is the average amount of hemoglobin in one red blood cell.',
      ne: 'एउटा रातो रक्तकोषमा औसत कति हेमोग्लोबिन छ भन्ने एमसीएचले देखाउँछ।',
    },
    source: sources.cellHemoglobin,
    normal: {
      en: 'Your red blood cells hold the usual amount of hemoglobin.',
      ne: 'तपाईंको रातो रक्तकोषमा हेमोग्लोबिनको मात्रा सामान्य छ।',
    },
    high: {
      en: 'Each red blood cell holds more hemoglobin than usual. A lack of vitamin B12 or folate is one possible reason.',
      ne: 'हरेक रातो रक्तकोषमा हेमोग्लोबिन सामान्यभन्दा बढी छ। भिटामिन बी१२ वा फोलेटको कमी यसको एउटा कारण हुन सक्छ।',
    },
    low: {
      en: 'Each red blood cell holds less hemoglobin than usual. Too little iron and thalassemia are possible reasons.',
      ne: 'हरेक रातो रक्तकोषमा हेमोग्लोबिन सामान्यभन्दा कम छ। आइरनको कमी वा थालासेमिया यसको कारण हुन सक्छ।',
    },
  },
  {
    loinc: ['786-4', '28540-3'],
    about: {
      en: 'MCHC shows how closely hemoglobin is packed in the red blood cells.',
      ne: 'रातो रक्तकोषभित्र हेमोग्लोबिन कति गाढा छ भन्ने एमसीएचसीले देखाउँछ।',
    },
    source: sources.cellHemoglobin,
    normal: {
      en: 'Hemoglobin is packed as closely as usual.',
      ne: 'हेमोग्लोबिनको गाढापन सामान्य छ।',
    },
    high: {
      en: 'Hemoglobin is packed more closely than usual. Some illnesses that break down red blood cells can cause this.',
      ne: 'हेमोग्लोबिन सामान्यभन्दा गाढा छ। रातो रक्तकोष फुट्ने केही रोगले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'Hemoglobin is packed less closely than usual. Too little iron and thalassemia are possible reasons.',
      ne: 'हेमोग्लोबिन सामान्यभन्दा पातलो छ। आइरनको कमी वा थालासेमिया यसको कारण हुन सक्छ।',
    },
  },
  {
    loinc: ['788-0', '30385-9'],
    about: {
      en: 'RDW shows how much the red blood cells differ in size.',
      ne: 'रातो रक्तकोषको आकार एकअर्काभन्दा कति फरक छ भन्ने आरडीडब्लुले देखाउँछ।',
    },
    source: sources.cellWidth,
    normal: {
      en: 'Your red blood cells differ in size as much as usual.',
      ne: 'तपाईंको रातो रक्तकोषको आकारमा सामान्य फरक मात्र छ।',
    },
    high: {
      en: 'The red blood cells differ in size more than usual. This can be seen with some kinds of anemia.',
      ne: 'रातो रक्तकोषको आकारमा सामान्यभन्दा बढी फरक छ। केही किसिमको रगतको कमी (एनिमिया) मा यस्तो देखिन सक्छ।',
    },
  },
  {
    loinc: ['777-3', '26515-7'],
    about: {
      en: 'Platelets help the blood to clot when a blood vessel is hurt.',
      ne: 'चोट लाग्दा रगत जमाएर रोक्न प्लेटलेटले मद्दत गर्छ।',
    },
    source: sources.platelets,
    normal: {
      en: 'You have the usual number of platelets.',
      ne: 'तपाईंको प्लेटलेटको सङ्ख्या सामान्य छ।',
    },
    high: {
      en: 'There are more platelets than usual. Inflammation and some other illnesses can cause this.',
      ne: 'प्लेटलेट सामान्यभन्दा बढी छन्। शरीरमा सुजन वा अरू केही रोगले यस्तो हुन सक्छ।',
    },
    low: {
      en: 'There are fewer platelets than usual. Infections with a virus, some medicines and illnesses of the bone marrow can cause this.',
      ne: 'प्लेटलेट सामान्यभन्दा कम छन्। भाइरसको सङ्क्रमण, केही औषधि वा हाडको मासी (बोन म्यारो) को रोगले यस्तो हुन सक्छ।',
    },
  },
];
