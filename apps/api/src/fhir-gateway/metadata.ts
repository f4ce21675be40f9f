import type { CapabilityStatement, FhirResource } from 'fhir/r4';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal.ts';
import { includes } from './tables/includes.ts';
import { interactions } from './tables/interactions.ts';
import { commonParameters, searchParameters } from './tables/search-parameters.ts';

const kinds = { token: 'token', date: 'date', reference: 'reference', text: 'string' } as const;

/** What the gateway does, told from the tables by which it decides. */
export function metadata({ settings }: Portal) {
  const statement: CapabilityStatement = {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-01-01',
    kind: 'instance',
    fhirVersion: '4.0.1',
    format: ['json'],
    implementation: { description: settings.clinic.name, url: settings.fhirBase },
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
        resource: Object.entries(interactions).map(([type, codes]) => ({
          type: type as FhirResource['resourceType'],
          interaction: codes.map((code) => ({ code })),
          searchInclude: [...(includes[type]?.['_include'] ?? [])],
          searchRevInclude: [...(includes[type]?.['_revinclude'] ?? [])],
          searchParam: codes.includes('search-type')
            ? Object.entries({ ...commonParameters, ...searchParameters[type] }).map(([name, kind]) => ({
                name,
                type: kinds[kind],
              }))
            : [],
        })),
      },
    ],
  };
  return async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('content-type', 'application/fhir+json; charset=utf-8').send(JSON.stringify(statement));
}
