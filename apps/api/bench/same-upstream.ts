import { recordsUrl } from '../test/stack.ts';
import { startApi } from '../test/api-process.ts';
import { startRecordingProxy } from '../test/recording-proxy.ts';
import type { Bench } from './bench.ts';
import { countCheck, type Check } from './checks.ts';
import { load } from './load.ts';
import { listQuestions } from './questions.ts';

/**
 * The gateway asks exactly what the bare side asks, once for each call, and at most once for each type what the answer refers to. Free
 * slots need the doctor's hours too, which are kept for five seconds.
 */
export async function checkUpstream({ patients, folder, settings }: Bench): Promise<Check[]> {
  const proxy = await startRecordingProxy(recordsUrl);
  const api = await startApi(folder, { ...settings, PORTAL_RECORDS_URL: `${proxy.url}/fhir` });
  const checks: Check[] = [];
  try {
    for (const { name, gateway, bare } of await listQuestions(patients.slice(0, 1))) {
      const [ask, expected] = [gateway[0], bare[0]];
      if (!ask || !expected) throw new Error('Nobody asks.');
      proxy.seen.length = 0;
      const { answers, errors } = await load(api.url, () => ask, 1, 1);
      const same = proxy.seen.filter(({ url }) => url === expected.path).length;
      const hours = proxy.seen.filter(({ url }) => url.startsWith('/fhir/PractitionerRole?_id=')).length;
      const targets = proxy.seen.filter(
        ({ url }) => url === '/fhir' || url.includes('_elements=meta%2Cstatus'),
      ).length;
      checks.push(
        countCheck(`${name}: errors`, errors, 0),
        countCheck(`${name}: ${answers} calls, upstream queries less`, answers - same, 0),
        countCheck(`${name}: other upstream queries`, proxy.seen.length - same - hours - targets, 0),
        countCheck(
          `${name}: lookups of references beyond four a call`,
          Math.max(0, targets - 4 * answers),
          0,
        ),
        countCheck(`${name}: lookups of a doctor's hours`, hours, name.startsWith('slots') ? 1 : 0),
      );
    }
  } finally {
    await api.stop();
    proxy.close();
  }
  return checks;
}
