import type { Manifest, ManifestAddress, ManifestRequest } from '@portal/api-contract/sharing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../portal/portal.ts';
import { Refusal, unavailable } from '../http/refusal.ts';
import { hashLocator } from './create-share.ts';
import { createFileTickets } from './file-tickets.ts';
import { createPasscodes } from './passcodes.ts';
import { createCurrentCheck } from './current-check.ts';
import { createShareStore, type StoredShare } from './share-store.ts';

type Asked = FastifyRequest<{ Params: ManifestAddress; Body: ManifestRequest }>;

/** What nobody may open any more is answered like what never was. */
export const noSuchShare = () => new Refusal(404, 'not_found', 'This link does not work, or no longer.');

/**
 * The manifest of a SMART Health Link. Whoever asks has the address and says their name; where the patient set a passcode,
 * at most five wrong ones are ever tested.
 */
export function sharedManifest({ audit, infra, settings }: Portal) {
  const store = createShareStore(infra.database);
  const isCurrent = createCurrentCheck(infra);
  const passcodes = createPasscodes(infra.secrets);
  const tickets = createFileTickets(infra.secrets);

  return async (request: Asked, reply: FastifyReply) => {
    const { recipient, passcode, embeddedLengthMax } = request.body;
    const share = await store.findLive(hashLocator(request.params.locator));
    if (!share) throw noSuchShare();
    if (share.passcode !== null) {
      const left = await tryPasscode(share, share.passcode, passcode ?? '');
      if (left !== undefined) {
        await note(request, share, 'wrong_passcode', recipient);
        return reply.code(401).send({
          code: 'wrong_passcode',
          detail: 'The passcode is not right.',
          remainingAttempts: left,
        });
      }
    }
    if (!(await isCurrent(share))) throw noSuchShare();
    await note(request, share, 'opened', recipient);
    const isShort = embeddedLengthMax === undefined || share.payload.length <= embeddedLengthMax;
    const where = isShort
      ? { embedded: share.payload }
      : { location: `${settings.publicUrl}/v1/shared/files/${tickets.issue(share.id)}` };
    return {
      status: 'finalized',
      files: [{ contentType: 'application/fhir+json', ...where }],
    } satisfies Manifest;
  };

  /** Nothing if it is right, else how often one may still try. */
  async function tryPasscode(share: StoredShare, stored: Buffer, given: string): Promise<number | undefined> {
    if (!(await store.beginTry(share.id)))
      throw (await store.findLiveById(share.id)) ? unavailable() : noSuchShare();
    if (!(await passcodes.isRight(given, share.id, stored))) return store.countWrong(share.id);
    await store.forgiveTry(share.id);
    return undefined;
  }

  /** The patient sees the name that was given, which nobody checks, here and in the audit. */
  async function note(
    { id: requestId, ip: address }: Asked,
    share: StoredShare,
    outcome: 'opened' | 'wrong_passcode',
    recipient: string,
  ) {
    await store.noteView(share.id, recipient, outcome);
    const isOpened = outcome === 'opened';
    audit.noteRead({
      at: new Date(),
      requestId,
      sessionId: '',
      subject: recipient,
      patientId: share.patientId,
      address,
      interaction: 'share-view',
      type: undefined,
      resourceIds: [],
      outcome: isOpened ? 'success' : 'refused',
      reason: isOpened ? undefined : outcome,
    });
  }
}
