import type { CapabilityStatement, CapabilityStatementRestResource, FhirResource } from 'fhir/r4';
import { canonicalBase } from '@portal/clinical-domain/fhir/canonical-base';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { includes } from '../patient-access/tables/includes.ts';
import { type Interaction, interactions } from '../patient-access/tables/interactions.ts';
import {
  type ParameterKind,
  commonParameters,
  searchParameters,
} from '../patient-access/tables/search-parameters.ts';
import { writes } from '../patient-access/tables/writes.ts';

const kinds: Record<ParameterKind, 'token' | 'date' | 'reference' | 'string' | 'uri' | 'number'> = {
  token: 'token',
  date: 'date',
  time: 'date',
  reference: 'reference',
  text: 'string',
  uri: 'uri',
  number: 'number',
  language: 'token',
};
const operations: Partial<Record<Interaction, { name: string; definition: string }>> = {
  expand: { name: 'expand', definition: 'http://hl7.org/fhir/OperationDefinition/ValueSet-expand' },
  'available-slots': {
    name: 'available-slots',
    definition: `${canonicalBase()}/OperationDefinition/available-slots`,
  },
  'mark-read': {
    name: 'read',
    definition: `${canonicalBase()}/OperationDefinition/communication-read`,
  },
};

/** What the gateway does, told from the tables by which it decides. */
export function metadata({ settings }: Portal) {
  const statement: CapabilityStatement = {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-01-01',
    kind: 'instance',
    fhirVersion: '4.0.1',
    format: ['json'],
    implementation: { description: settings.clinic.names.en, url: settings.fhirBase },
    rest: [
      {
        mode: 'server',
        security: {
          service: [
            {
              coding: [
                {
                  system: 'http://terminology.hl7.org/CodeSystem/restful-security-service',
                  code: 'SMART-on-FHIR',
                },
              ],
            },
          ],
        },
        resource: Object.keys(interactions).map(describe),
        interaction: [{ code: 'batch' }, { code: 'transaction' }],
      },
    ],
  };
  return async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('content-type', 'application/fhir+json; charset=utf-8').send(JSON.stringify(statement));
}

const booked = 'books a visit, in a transaction with its Slot';

function describe(type: string): CapabilityStatementRestResource {
  const known = interactions[type] ?? [];
  const written = writes[type];
  const asWritten = [...(written?.create ?? []), ...(written?.change ?? [])].map((write) => write.does);
  const does = [...(known.includes('book') ? [booked] : []), ...asWritten];
  const operation = known.flatMap((code) => operations[code] ?? []);
  return {
    type: type as FhirResource['resourceType'],
    ...(does.length === 0 ? {} : { documentation: `A patient ${does.join('; ')}.` }),
    interaction: known.flatMap((code) =>
      code === 'read' || code === 'search-type' || code === 'update' ? [{ code }] : [],
    ),
    versioning: 'versioned',
    updateCreate: written?.create !== undefined,
    conditionalCreate: false,
    conditionalUpdate: false,
    conditionalDelete: 'not-supported',
    searchInclude: [...(includes[type]?.['_include'] ?? [])],
    searchRevInclude: [...(includes[type]?.['_revinclude'] ?? [])],
    searchParam: known.includes('search-type')
      ? Object.entries({ ...(type === 'AuditEvent' ? {} : commonParameters), ...searchParameters[type] }).map(
          ([name, kind]) => ({ name, type: kinds[kind] }),
        )
      : [],
    ...(operation.length === 0 ? {} : { operation }),
  };
}
