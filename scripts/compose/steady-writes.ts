import { setTimeout as sleep } from 'node:timers/promises';

/** Writes of a system of the hospital, one after the other, until they are stopped: which were acknowledged, and when. */
export function startWriting(records: string, patient: string) {
  const written: { id: string; at: number }[] = [];
  const begun = Date.now();
  const stopping = new AbortController();
  const done = (async () => {
    for (let count = 1; !stopping.signal.aborted; count += 1) {
      const id = `drill-${begun}-${count}`;
      if (await write(records, patient, id, count)) written.push({ id, at: Date.now() });
      await sleep(200);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await done;
      return written;
    },
  };
}

async function write(records: string, patient: string, id: string, value: number): Promise<boolean> {
  const observation = {
    resourceType: 'Observation',
    id,
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
    subject: { reference: `Patient/${patient}` },
    effectiveDateTime: new Date().toISOString(),
    valueQuantity: { value, unit: '/min' },
  };
  return fetch(`${records}/Observation/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(observation),
    signal: AbortSignal.timeout(20_000),
  }).then(
    ({ status }) => status === 201,
    () => false,
  );
}
