/** Why a dose is left out; the English goes into the record, for whoever reads it at the hospital. */
export const skipReasons = [
  { code: 'forgot', text: 'Forgot' },
  { code: 'ran-out', text: 'Ran out of the medicine' },
  { code: 'felt-unwell', text: 'Felt unwell from it' },
  { code: 'told-to', text: 'Told to by a doctor' },
  { code: 'other', text: 'Other reason' },
] as const;

export type SkipCode = (typeof skipReasons)[number]['code'];
