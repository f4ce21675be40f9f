import { foldText } from '../language/search-text.ts';

/**
 * Words that may mean an emergency: each line needs one of each group, within one part of a sentence. Chosen to hint too
 * often rather than too seldom, since a hint blocks nothing. A clinician confirms the list: docs/clinical-review.md.
 */
const flags: string[][][] = [
  [['chest'], ['pain', 'pressure', 'tight', 'hurt', 'ache']],
  [['heart attack', 'stroke', 'paralys', 'slurred', 'face droop', 'drooping face']],
  [
    ['breath'],
    [
      "can't",
      'cannot',
      'can not',
      'cant ',
      'unable',
      'difficult',
      'trouble',
      'hard',
      'short',
      'struggl',
      'less',
    ],
  ],
  [['choking', 'suffocat', 'anaphyla']],
  [
    ['swelling', 'swollen'],
    ['tongue', 'throat', 'lips'],
  ],
  [
    ['bleed', 'blood'],
    ['heavy', 'heavily', 'severe', 'a lot', 'stop', 'vomit', 'cough', 'pregnan'],
  ],
  [['unconscious', 'passed out', 'fainted', 'collapsed', 'seizure', 'convulsion']],
  [['suicid', 'kill myself', 'end my life', 'overdose', 'poison', 'snake bite', 'snakebite']],
  [
    ['weak', 'numb'],
    ['one side', 'half of my body', 'sudden'],
  ],

  [
    ['छाती', 'मुटु'],
    ['दुख', 'पोल', 'थिच', 'कस'],
  ],
  [['हृदयघात', 'हार्ट अट्याक', 'पक्षघात', 'प्यारालाइसिस', 'लकवा']],
  [['सास'], ['गाह्रो', 'सक', 'फुल', 'रोकि', 'अप्ठ्यारो', 'कठिन']],
  [
    ['मुख', 'अनुहार'],
    ['बाङ्गि', 'बांगि'],
  ],
  [['रगत'], ['धेरै', 'रोकि', 'बान्ता', 'खोक', 'बगि', 'गर्भ']],
  [['बेहोस', 'होस छैन', 'मूर्छा', 'छारे', 'कम्पन']],
  [['आत्महत्या', 'मर्न मन', 'मर्न चाह', 'विष', 'सर्पले']],

  [
    ['chhati', 'chati', 'chaati', 'mutu'],
    ['dukh', 'pol', 'thich'],
  ],
  [
    ['sas', 'saas', 'swas'],
    ['garo', 'gahro', 'sakdina', 'sakina', 'sakena', 'phul', 'ful'],
  ],
  [['ragat'], ['dherai', 'rokin', 'banta', 'bagi']],
  [['behos', 'aatmahatya', 'atmahatya']],
];

const folded = flags.map((groups) => groups.map((strings) => strings.map(foldText)));

/** Whether a reason for a visit reads like an emergency, in English, Nepali or Nepali in Latin letters. */
export function hasRedFlag(reason: string): boolean {
  const parts = foldText(reason.replaceAll('’', "'")).split(/[.,;!?।\n]/);
  return parts.some((part) => {
    const text = `${part} `;
    return folded.some((groups) => groups.every((strings) => strings.some((word) => text.includes(word))));
  });
}
