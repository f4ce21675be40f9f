import { portalSubtypes } from '@portal/clinical-domain/audit/audit-codes';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import type { AuditEvent, Coding } from 'fhir/r4';

const dicom = 'http://dicom.nema.org/resources/ontology/DCM';
const participation = 'http://terminology.hl7.org/CodeSystem/v3-ParticipationType';
const balp = 'https://profiles.ihe.net/ITI/BALP';

const source: Coding = { system: dicom, code: '110153', display: 'Source Role ID' };
const destination: Coding = { system: dicom, code: '110152', display: 'Destination Role ID' };
const recipient: Coding = { system: participation, code: 'IRCP', display: 'information recipient' };
const author: Coding = { system: participation, code: 'AUT', display: 'author (originator)' };
const human: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/extra-security-role-type',
  code: 'humanuser',
  display: 'human user',
};

const rest: Coding = {
  system: 'http://terminology.hl7.org/CodeSystem/audit-event-type',
  code: 'rest',
  display: 'RESTful Operation',
};
const authentication: Coding = { system: dicom, code: '110114', display: 'User Authentication' };

/**
 * How an interaction is told (https://profiles.ihe.net/ITI/BALP/). `client` is the role of the app: the one that data flows
 * to in a read, the one that it, or the question, comes from otherwise.
 */
export type Pattern = {
  type: Coding;
  subtype?: Coding;
  action: NonNullable<AuditEvent['action']>;
  client: Coding;
  server: Coding;
  user: Coding;
  /** For a success about one resource, or a search. */
  profile?: string;
  /** Not by somebody who is signed in, but by whoever has a shared link. */
  isByLink?: true;
};

function restful(code: string, action: Pattern['action'], profile?: string): Pattern {
  const reads = action === 'R';
  return {
    type: rest,
    subtype: { system: 'http://hl7.org/fhir/restful-interaction', code, display: code },
    action,
    client: reads ? destination : source,
    server: reads ? source : destination,
    user: reads || action === 'E' ? recipient : author,
    ...(profile === undefined ? {} : { profile: `${balp}/StructureDefinition/IHE.BasicAudit.${profile}` }),
  };
}

function signing(code: string, display: string): Pattern {
  return {
    type: authentication,
    subtype: { system: dicom, code, display },
    action: 'E',
    client: source,
    server: destination,
    user: human,
  };
}

const joining: Pattern = {
  type: rest,
  subtype: {
    system: systemUris.auditSubtype,
    code: 'video-join',
    display: portalSubtypes['video-join'],
  },
  action: 'E',
  client: source,
  server: destination,
  user: recipient,
};

function exporting(code: keyof typeof portalSubtypes, action: Pattern['action']): Pattern {
  return {
    type: { system: dicom, code: '110106', display: 'Export' },
    subtype: { system: systemUris.auditSubtype, code, display: portalSubtypes[code] },
    action,
    client: destination,
    server: source,
    user: recipient,
  };
}

const patterns: Readonly<Record<string, Pattern>> = {
  read: restful('read', 'R', 'PatientRead'),
  vread: restful('vread', 'R', 'PatientRead'),
  'search-type': restful('search-type', 'E', 'PatientQuery'),
  create: restful('create', 'C', 'PatientCreate'),
  update: restful('update', 'U', 'PatientUpdate'),
  patch: restful('patch', 'U', 'PatientUpdate'),
  delete: restful('delete', 'D'),
  'history-instance': restful('history-instance', 'R'),
  operation: restful('operation', 'E'),
  batch: restful('batch', 'E'),
  transaction: restful('transaction', 'E'),
  book: restful('transaction', 'C'),
  expand: restful('operation', 'E'),
  'available-slots': restful('operation', 'E'),
  login: signing('110122', 'Login'),
  logout: signing('110123', 'Logout'),
  'download-start': exporting('download-start', 'R'),
  'download-end': exporting('download-end', 'R'),
  'share-create': exporting('share-create', 'C'),
  'share-view': { ...exporting('share-view', 'R'), isByLink: true },
  'share-revoke': exporting('share-revoke', 'D'),
  'video-join': joining,
};

/** An interaction that FHIR has no word for. */
const otherPattern: Pattern = {
  type: rest,
  action: 'E',
  client: source,
  server: destination,
  user: recipient,
};

export function getPattern(interaction: string): Pattern {
  return (Object.hasOwn(patterns, interaction) ? patterns[interaction] : undefined) ?? otherPattern;
}

/** The interactions that a search by this subtype means. */
export function interactionsOf(subtypes: readonly string[]): string[] {
  return Object.entries(patterns)
    .filter(([, { subtype }]) => subtypes.includes(subtype?.code ?? ''))
    .map(([interaction]) => interaction);
}

export const requestIdType: Coding = {
  system: `${balp}/CodeSystem/BasicAuditEntityType`,
  code: 'XrequestId',
};
