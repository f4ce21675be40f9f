type Text = { en: string; ne: string };

export type Meaning = {
  name: Text;
  about: Text;
  meaning: Text;
  source: { title: string; url: string };
  reviewedBy?: string;
};

type Graded = 'normal' | 'high' | 'low' | 'critical-high' | 'critical-low';

export function findMeaning(loinc: string, condition: Graded): Meaning | undefined {
  if (loinc !== '18262-6' || condition !== 'high') return undefined;
  return {
    name: { en: 'LDL cholesterol', ne: 'एलडीएल कोलेस्ट्रोल' },
    about: {
      en: 'LDL is a kind of cholesterol that can build up in the blood vessels.',
      ne: 'एलडीएल एक प्रकारको कोलेस्ट्रोल हो, जुन रक्तनलीमा जम्न सक्छ।',
    },
    meaning: {
      en: 'The amount is above the range that the laboratory calls normal.',
      ne: 'यसको मात्रा प्रयोगशालाले सामान्य मानेको सीमाभन्दा बढी छ।',
    },
    source: {
      title: 'MedlinePlus: Cholesterol Levels',
      url: 'https://medlineplus.gov/lab-tests/cholesterol-levels/',
    },
  };
}
