/** `meta.security` by which the hospital keeps a resource from the patient ("no disclosure to patient"). */
export const withheldLabel = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'NOPAT' };
