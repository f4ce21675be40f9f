import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');
privateNetworks.addAddress('::1', 'ipv6');

/**
 * Notices a proxy of ours that PORTAL_TRUST_PROXY does not name: forwarded headers from a private address that is not
 * trusted. All clients behind it would share one limit, so that a few could lock everybody out. The answer tells the
 * address, once there was one.
 */
export function watchForUntrustedProxy(app: FastifyInstance): () => string | undefined {
  let seen: string | undefined;
  app.addHook('onRequest', ({ headers, ip, raw, log }, _reply, done) => {
    const peer = raw.socket.remoteAddress;
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (seen === undefined && isForwarded && peer !== undefined && ip === peer && isPrivate(peer)) {
      seen = peer;
      log.error(
        { proxy: peer },
        'forwarded headers come from a proxy that is not trusted, so that all its clients share one limit: name it in PORTAL_TRUST_PROXY',
      );
    }
    done();
  });
  return () => seen;
}

function isPrivate(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && privateNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
