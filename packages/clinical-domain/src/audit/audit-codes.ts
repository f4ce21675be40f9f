/** `source.site` of the events that the portal itself records. What carries another, or none, is the hospital's own. */
export const portalSite = 'patient-portal';

/** Subtypes for what FHIR and DICOM have no word for: codes of `systemUris.auditSubtype`. */
export const portalSubtypes = {
  'download-start': 'A download of the whole record began',
  'download-end': 'A download of the whole record was handed over',
  'share-create': 'A link to a summary was made',
  'share-view': 'A shared link was opened',
  'share-revoke': 'A shared link was ended',
  'video-join': 'A video visit was joined',
} as const;

/** The kinds that a patient can pick, each by the subtypes that it means. */
export const viewKinds = {
  seen: [
    'read',
    'vread',
    'search-type',
    'history-instance',
    'operation',
    'batch',
    'share-view',
    'video-join',
  ],
  changed: ['create', 'update', 'patch', 'delete', 'transaction'],
  'sign-ins': ['110122', '110123'],
  'taken-out': ['download-start', 'download-end', 'share-create', 'share-revoke'],
} as const satisfies Record<string, readonly string[]>;

export type ViewKind = keyof typeof viewKinds;
