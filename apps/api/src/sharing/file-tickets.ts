import type { Secrets } from '../infra/secrets.ts';

/** The specification allows an hour at most. */
const validMs = 5 * 60_000;
const purpose = 'f';
const length = 1 + 16 + 6;

/** An address at which a file is for a while, for those who did not want it inside the manifest. */
export function createFileTickets({ sign, findSigned }: Pick<Secrets, 'sign' | 'findSigned'>) {
  return {
    issue(shareId: string): string {
      const ticket = Buffer.alloc(length);
      ticket.write(purpose);
      ticket.write(shareId.replaceAll('-', ''), 1, 'hex');
      ticket.writeUIntBE(Date.now() + validMs, 17, 6);
      return sign(ticket).toString('base64url');
    },

    findShareId(ticket: string): string | undefined {
      const found = findSigned(Buffer.from(ticket, 'base64url'));
      if (found?.length !== length || found.toString('latin1', 0, 1) !== purpose) return undefined;
      if (found.readUIntBE(17, 6) <= Date.now()) return undefined;
      return found.toString('hex', 1, 17).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
