import type { Bundle, FhirResource, OperationOutcome } from 'fhir/r4';
import { setTimeout as sleep } from 'node:timers/promises';

export type RecordsClient = ReturnType<typeof createRecordsClient>;

const attempts = 4;
const json = { 'content-type': 'application/fhir+json', accept: 'application/fhir+json' };

/** The records server as the seed uses it: no gateway, no sign-in. */
export function createRecordsClient(base: string) {
  async function call(path: string, init: RequestInit = {}): Promise<{ status: number; body: FhirResource }> {
    let answer: Response;
    try {
      answer = await fetch(`${base}${path}`, { ...init, headers: json });
    } catch (error) {
      throw new Error(`The records server does not answer at ${base}. Run npm run stack first.`, {
        cause: error,
      });
    }
    return { status: answer.status, body: (await answer.json()) as FhirResource };
  }

  return {
    /** Puts all of them in one transaction. Two that touch the same tag at once may collide: tried again. */
    async putAll(resources: FhirResource[]): Promise<void> {
      const bundle = JSON.stringify(transaction(resources));
      for (let attempt = 1; ; attempt += 1) {
        const { status, body } = await call('', { method: 'POST', body: bundle });
        if (status === 200) return;
        if (attempt === attempts || status === 400 || status === 422) {
          throw new Error(`The records server answered ${status}: ${explain(body)}`);
        }
        await sleep(200 * attempt);
      }
    },

    /** What is wrong with the resource according to the server's own $validate. */
    async findErrors(resource: FhirResource): Promise<string[]> {
      const { body } = await call(`/${resource.resourceType}/$validate`, {
        method: 'POST',
        body: JSON.stringify(resource),
      });
      if (body.resourceType !== 'OperationOutcome') return [`answered with ${body.resourceType}`];
      return body.issue
        .filter(({ severity }) => severity === 'error' || severity === 'fatal')
        .map(({ diagnostics, expression }) => `${expression?.[0] ?? ''} ${diagnostics ?? ''}`.trim());
    },

    async countPatients(): Promise<number> {
      const { body } = await call('/Patient?_summary=count');
      return (body as Bundle).total ?? 0;
    },

    /** Every page of a search. */
    async search(query: string): Promise<FhirResource[]> {
      const found: FhirResource[] = [];
      const size = 500;
      for (let offset = 0; ; offset += size) {
        const { status, body } = await call(`/${query}&_count=${size}&_offset=${offset}`);
        if (status !== 200 || body.resourceType !== 'Bundle') {
          throw new Error(`The records server answered ${status} to a search: ${explain(body)}`);
        }
        const entries = (body as Bundle<FhirResource>).entry ?? [];
        found.push(...entries.flatMap(({ resource }) => resource ?? []));
        if (!body.link?.some(({ relation }) => relation === 'next')) return found;
      }
    },
  };
}

function transaction(resources: FhirResource[]): Bundle {
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    entry: resources.map((resource) => ({
      resource,
      request: { method: 'PUT', url: `${resource.resourceType}/${resource.id}` },
    })),
  };
}

function explain(body: FhirResource): string {
  const outcome = body as OperationOutcome;
  return outcome.issue?.map(({ diagnostics }) => diagnostics).join('; ') ?? body.resourceType;
}
