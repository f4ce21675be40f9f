import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Appointment } from 'fhir/r4';
import type { StackSettings } from '../settings.ts';
import { makeDoctorPass } from './doctor-pass.ts';

/** A page on this machine alone, whose link carries the doctor's token behind the `#`. */
export async function serveDoctorPage(settings: StackSettings, visit: Appointment) {
  const { url: server, token } = await makeDoctorPass(settings, visit);
  const files: Record<string, [type: string, content: Buffer]> = {
    '/': ['text/html; charset=utf-8', readFileSync(join(import.meta.dirname, 'doctor-page.html'))],
    '/livekit-client.js': [
      'text/javascript',
      readFileSync(fileURLToPath(import.meta.resolve('livekit-client'))),
    ],
  };
  const pages = createServer(({ url = '' }, response) => {
    const [type, content] = files[url] ?? [];
    response.writeHead(content ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(content);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const { port } = pages.address() as AddressInfo;
  const pass = new URLSearchParams({ server, token }).toString();
  return { url: `http://127.0.0.1:${port}/#${pass}`, close: () => void pages.close() };
}
