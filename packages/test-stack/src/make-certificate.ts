import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The files of a certificate for localhost, and for further names, that lasts a day; nobody trusts it. */
export function makeCertificate(...further: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  const alternatives = ['DNS:localhost', 'IP:127.0.0.1', ...further.map((name) => `DNS:${name}`)];
  const names = ['-addext', `subjectAltName=${alternatives.join(',')}`];
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key, cert };
}
