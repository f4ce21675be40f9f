import type { CapabilityStatement, CapabilityStatementRestResource, Subscription } from 'fhir/r4';
import { valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { streamedTypes } from '../events/streamed-types.ts';
import type { Settings } from '../infra/settings.ts';
import { openRecords } from '../records/open-records.ts';
import type { Records } from '../records/records.ts';
import { type Finding, change, good, reasonOf, rule } from './finding.ts';
import { isLocal } from '../infra/is-local.ts';

/** What the portal asks of a FHIR server, whoever made it. */
export const neededTypes = [
  ...streamedTypes,
  'Binary',
  'Consent',
  'Organization',
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Schedule',
  'Slot',
  'Subscription',
  'ValueSet',
];
const neededInteractions = ['read', 'search-type', 'update'];
const slotParameters = ['end', 'schedule', 'start', 'status'];

export async function checkRecords(settings: Settings, records: Records): Promise<Finding[]> {
  let capabilities: CapabilityStatement;
  try {
    capabilities = await records.capabilities();
  } catch (error) {
    const says = `The records server does not answer: ${reasonOf(error)}. Check PORTAL_RECORDS_URL.`;
    return [change('records server', says)];
  }
  const parts = await Promise.all([
    checkOrganization(settings, records),
    checkValueSets(records),
    checkSubscriptions(settings, records),
    checkStrangers(settings),
  ]);
  return [...checkCapabilities(capabilities), ...parts.flat()];
}

export function checkCapabilities(capabilities: CapabilityStatement): Finding[] {
  const rest = capabilities.rest?.find(({ mode }) => mode === 'server');
  const resources = new Map<string, CapabilityStatementRestResource>(
    rest?.resource?.map((resource) => [resource.type, resource]),
  );
  const lacksType = neededTypes.filter((type) => !resources.has(type));
  const lacksInteraction = neededTypes.filter((type) => {
    const offered: string[] | undefined = resources.get(type)?.interaction?.map(({ code }) => code);
    return offered !== undefined && neededInteractions.some((code) => !offered.includes(code));
  });
  const together: string[] = rest?.interaction?.map(({ code }) => code) ?? [];
  const slot = resources.get('Slot')?.searchParam?.map(({ name }) => name) ?? [];
  const lacksParameter = slotParameters.filter((name) => !slot.includes(name));
  const vendor = [capabilities.software?.name, capabilities.software?.version].filter(Boolean).join(' ');
  return [
    good('records server: who it is', vendor),
    rule(
      'records server: FHIR version',
      capabilities.fhirVersion.startsWith('4.0'),
      `It speaks FHIR ${capabilities.fhirVersion}; the portal needs R4 (4.0).`,
    ),
    rule(
      'records server: types',
      lacksType.length === 0,
      `It does not offer ${lacksType.join(', ')}. The pages of these stay empty or fail: switch them on.`,
    ),
    rule(
      'records server: interactions',
      lacksInteraction.length === 0,
      `It does not offer read, search and update of ${lacksInteraction.join(', ')}.`,
    ),
    rule(
      'records server: transactions',
      together.includes('transaction'),
      'It does not offer transactions. Bookings need them: a time is taken whole or not at all.',
    ),
    rule(
      'records server: search of times',
      lacksParameter.length === 0,
      `Slot cannot be searched by ${lacksParameter.join(', ')}. Add the search parameters of services/records/src/main/resources/search-parameters.`,
    ),
  ];
}

async function checkOrganization({ clinic }: Settings, records: Records): Promise<Finding[]> {
  const id = clinic.organizationId;
  return [
    rule(
      'clinic: organization',
      (await records.find('Organization', id)) !== undefined,
      `There is no Organization/${id} in the records. Enter the clinic, or set PORTAL_ORGANIZATION_ID to the id that it has.`,
    ),
  ];
}

async function checkValueSets(records: Records): Promise<Finding[]> {
  const urls = [valueSetUrls.appointmentTypes, valueSetUrls.cancelReasons, valueSetUrls.specialties];
  const sets = await Promise.all(urls.map((url) => records.expand({ url }).catch(() => undefined)));
  return urls.map((url, index) =>
    rule(
      `value set: ${url.split('/').at(-1)}`,
      (sets[index]?.expansion?.contains?.length ?? 0) > 0,
      `${url} has no codes at the terminology server. Enter it: patients cannot choose from it.`,
    ),
  );
}

async function checkSubscriptions({ hook }: Settings, records: Records): Promise<Finding[]> {
  if (!hook) return [];
  const ids = streamedTypes.map((type) => `Subscription/portal-changes-${type.toLowerCase()}`);
  const found = (await records.findTogether(ids)) as (Subscription | undefined)[];
  const quiet = streamedTypes.filter((_type, index) => found[index]?.status !== 'active');
  const elsewhere = found.filter((one) => one !== undefined && one.channel.endpoint !== hook.url);
  return [
    rule(
      'changes: subscriptions',
      quiet.length === 0,
      `The records server does not tell of changes of ${quiet.join(', ')}. Start the API, which asks for it; if it stays so, see the records server’s log and whether it reaches ${hook.url}.`,
    ),
    rule(
      'changes: where they are told',
      elsewhere.length === 0,
      `The records server tells of changes at ${elsewhere[0]?.channel.endpoint}, and PORTAL_HOOK_URL is ${hook.url}. Restart the API, or end the deployment that is there.`,
    ),
  ];
}

/** Whoever reaches it may read every record: it must ask for a certificate. */
async function checkStrangers({ recordsUrl, tls }: Settings): Promise<Finding[]> {
  if (isLocal(recordsUrl) || !tls) return [];
  const stranger = openRecords({ recordsUrl });
  const isHeard = await stranger.check().then(
    () => true,
    () => false,
  );
  await stranger.close();
  return [
    rule(
      'records server: strangers',
      !isHeard,
      'The records server answers whoever reaches it. Let it ask for a certificate (RECORDS_TLS_CA_FILE).',
    ),
  ];
}
