import { connect } from 'node:tls';
import type { Settings } from '../infra/settings.ts';
import { type Finding, change, good, reasonOf, rule } from './finding.ts';

const withinMs = 5000;
const leastDays = 21;
const mostSkewMs = 5000;
const dayMs = 24 * 3600_000;

/** What the public sees, asked as the public would ask. */
export async function checkPublic({ publicUrl, issuer }: Settings): Promise<Finding[]> {
  const identity = new URL(issuer).origin;
  const found = await Promise.all([
    checkCertificate('portal', publicUrl),
    checkCertificate('identity server', identity),
    checkPortal(publicUrl),
    checkConsole(identity),
  ]);
  return found.flat();
}

async function checkCertificate(name: string, origin: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return [];
  const about = `certificate: ${name}`;
  try {
    const until = await findLastDay(hostname, Number(port || 443));
    const days = Math.floor((until.getTime() - Date.now()) / dayMs);
    return [
      rule(
        about,
        days >= leastDays,
        `The certificate of ${hostname} ends in ${days} days. See why it is not renewed.`,
      ),
    ];
  } catch (error) {
    const isSilent = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT)|no answer/.test(codeOf(error));
    const says = isSilent
      ? `Nothing answers at ${origin} from here: ${reasonOf(error)}. Check the name, the proxy and the firewall.`
      : `No browser will trust ${origin}: ${reasonOf(error)}. Give it a certificate of a public authority for this name.`;
    return [change(about, says)];
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? reasonOf(error);
}

function findLastDay(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: withinMs }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.on('error', reject);
  });
}

async function checkPortal(origin: string): Promise<Finding[]> {
  try {
    const answer = await fetch(`${origin}/config.json`, { signal: AbortSignal.timeout(withinMs) });
    await answer.body?.cancel();
    return [
      rule(
        'portal: answers',
        answer.ok,
        `${origin}/config.json answers ${answer.status}. The proxy must lead to the web server, and that to this API.`,
      ),
      rule(
        'portal: keeps browsers to https',
        !origin.startsWith('https:') || answer.headers.has('strict-transport-security'),
        'Answers have no Strict-Transport-Security. A proxy in front takes it away: let it pass.',
      ),
      checkClock(answer),
    ];
  } catch (error) {
    return [
      change(
        'portal: answers',
        `${origin} does not answer from here: ${reasonOf(error)}. Check the name, the proxy and PORTAL_PUBLIC_URL.`,
      ),
    ];
  }
}

/** Tokens are refused by a clock that is wrong by half a minute. */
function checkClock(answer: Response): Finding {
  const skew = Math.abs(Date.now() - Date.parse(answer.headers.get('date') ?? ''));
  return rule(
    'clock: of the proxy',
    !(skew > mostSkewMs + 1000),
    'The clocks of this machine and of the proxy differ by more than 5 seconds. Let both follow a time server (NTP).',
  );
}

async function checkConsole(identity: string): Promise<Finding[]> {
  const statuses = await Promise.all(
    ['/admin/', '/realms/master'].map((path) =>
      fetch(`${identity}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(withinMs) }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  const about = 'identity server: console is not public';
  if (statuses.every((status) => status === 0 || status >= 400)) return [good(about)];
  return [
    change(
      about,
      `${identity} shows its administrators’ console or the master realm to everybody. Let the proxy pass /realms/portal/ and /resources/ alone (deploy/edge/Caddyfile does).`,
    ),
  ];
}
