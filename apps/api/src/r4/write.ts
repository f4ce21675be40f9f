import type { Bundle, Communication, Resource } from 'fhir/r4';
import type { Booking, Cancellation } from '../booking/booking.ts';
import type { BookingRequest } from '../booking/parse-booking-request.ts';
import { createContactStore } from '../contacts/contact-store.ts';
import { listNewContacts } from './new-contacts.ts';
import { type Spending, spendingOf } from '../limits/day-quota.ts';
import type { Portal } from '../portal/portal.ts';
import { Refusal } from '../http/refusal.ts';
import { type Answer, answerWith } from './answer.ts';
import { type Change, compare, withHidden } from './change.ts';
import { createConsentCheck, isDeviceReading } from './consent-check.ts';
import { requireRecentSignIn } from '../patient-access/caller.ts';
import type { Context } from '../patient-access/context.ts';
import { decideChange, requireAllowed } from './decide-change.ts';
import type { AllowedRequest } from '../patient-access/decide.ts';
import { createLookup } from './lookup.ts';
import { findData } from './find-files.ts';
import { nameMedicine } from './name-medicine.ts';
import { toAccess } from '../audit/audit-entry.ts';
import { createPartnerCheck } from './partner-check.ts';
import { orRefusal } from './or-refusal.ts';
import { judgeText } from './policies/plain-text.change-policy.ts';
import { createPatientQueue } from './patient-queue.ts';
import { requireRecipient } from './require-recipient.ts';
import { rewriteBooked } from '../patient-access/rewrite.ts';
import { store } from './store.ts';

export type UpdateRequest = Extract<AllowedRequest, { interaction: 'update' }>;
type MarkReadRequest = Extract<AllowedRequest, { interaction: 'mark-read' }>;

export interface Writer {
  /** @throws Refusal | Unavailable; nothing is written then */
  write(requests: readonly UpdateRequest[], context: Context): Promise<Answer[]>;
  /** Each by itself, one after another in one turn: one that is refused hinders no other. @throws Refusal 429 | Unavailable */
  writeEach(requests: readonly UpdateRequest[], context: Context): Promise<(Answer | Refusal | undefined)[]>;
  /** Once: whoever was faster, in this app or another, has said when. @throws Refusal | Unavailable */
  markRead(request: MarkReadRequest, context: Context): Promise<Answer>;
  /** @throws Refusal | Unavailable */
  cancel(request: UpdateRequest, context: Context): Promise<Answer>;
  /** @throws Refusal | Unavailable */
  book(request: BookingRequest, replaced: UpdateRequest | undefined, context: Context): Promise<Answer>;
}

/**
 * Writes what a patient may write: reads what is stored, decides on both versions, leaves a record of the intention, and
 * only then writes. Several writes succeed together or not at all.
 */
export function createWriter(portal: Portal, booking: Booking): Writer {
  const { infra, settings, audit, dayQuota, hideReferences } = portal;
  const { records, database, virusScanner } = infra;
  const lookup = createLookup(records);
  const partners = createPartnerCheck(records, settings.clinic.organizationId);
  const consents = createConsentCheck(records);
  const contacts = createContactStore(database, settings);
  const queue = createPatientQueue();
  const limits = {
    uploadBytes: settings.uploadLimitBytes,
    clinicNames: Object.values(settings.clinic.names),
  };

  /** The requests with what of the stored was hidden from the patient. @throws Unavailable */
  async function restore(
    requests: readonly UpdateRequest[],
    stored: readonly (Resource | undefined)[],
    { caller }: Context,
  ): Promise<UpdateRequest[]> {
    const entry = stored.map((resource) => (resource ? { resource } : {}));
    const seen: Bundle = { resourceType: 'Bundle', type: 'collection', entry };
    const shown = (await hideReferences(seen, caller)).entry;
    return requests.map((request, index) => ({
      ...request,
      resource: withHidden(request.resource, stored[index], shown?.[index]?.resource),
    }));
  }

  /** @throws Refusal when a policy denies one of them | Unavailable */
  async function judge(
    asked: readonly UpdateRequest[],
    stored: readonly (Resource | undefined)[],
    context: Context,
  ): Promise<Change[]> {
    const requests = await restore(asked, stored, context);
    return requests.map((request, index) => {
      const change = compare(request, stored[index]);
      if (!isRepeat(change)) decideChange(change, context.caller, limits);
      // Notifications go there, and the desk calls there.
      if (change.type === 'Patient' && 'telecom' in change.changed) requireRecentSignIn(context.caller);
      return change;
    });
  }

  async function confirm(changes: readonly Change[], { caller, requestId }: Context) {
    await Promise.all(
      changes.map(({ type, before, after }) => {
        const ids = after.id === undefined ? [] : [after.id];
        const done = before === undefined ? 'create' : 'update';
        return audit.confirmWrite(toAccess({ caller, requestId }, done, type, ids));
      }),
    );
  }

  function noteRepeat({ type, after }: Change, context: Context) {
    audit.noteRead(toAccess(context, 'update', type, after.id === undefined ? [] : [after.id]));
  }

  async function commit(changes: readonly Change[], context: Context): Promise<Answer[]> {
    const asked = changes.filter((change) => !isRepeat(change));
    const known = await lookup.requireKnown(asked, context.caller);
    const named = new Map(asked.map((change) => [change, nameMedicine(change, known)]));
    const fresh = [...named.values()];
    await partners.requireKnown(fresh, known, context.caller);
    await consents.requireShared(fresh, context.caller);
    const written = await dayQuota.spend(context.caller, spendingsOf(fresh), async () => {
      await confirm(fresh, context);
      // Before they are in the record: no notification may go there in between.
      await contacts.noteWritten(context.caller.patientId, listNewContacts(fresh));
      return store(records, fresh, context.caller);
    });
    return changes.map((change) => {
      const now = written.get(named.get(change) ?? change);
      if (now === undefined) {
        noteRepeat(change, context);
        return answerWith(200, change.before ?? change.after);
      }
      if (change.before !== undefined) return answerWith(200, now);
      return answerWith(201, now, { location: `${settings.fhirBase}/${change.type}/${now.id}` });
    });
  }

  /** Nothing is stored before it was looked through. @throws Refusal 422 | Unavailable */
  async function requireClean(changes: readonly Change[]) {
    if (!virusScanner) return;
    for (const file of changes.flatMap(({ changed }) => findData(changed))) {
      if ((await virusScanner.scan(Buffer.from(file, 'base64'))) === 'infected')
        throw new Refusal(422, 'infected_file', 'A virus was found in this file. It was not stored.');
    }
  }

  /** The changes that are asked for, beside what is stored now. @throws Refusal | Unavailable */
  async function readAndJudge(requests: readonly UpdateRequest[], context: Context): Promise<Change[]> {
    const found = requests.map((request) => lookup.findOwn(request, context.caller));
    return judge(requests, await Promise.all(found), context);
  }

  async function writeInTurn(
    requests: readonly UpdateRequest[],
    names: readonly string[],
    context: Context,
  ): Promise<Answer[]> {
    const { patientId } = context.caller;
    await dayQuota.requireRoom(
      patientId,
      requests.map(({ type, id }) => spendingOf(type, id)),
    );
    const changes = await readAndJudge(requests, context);
    await requireClean(changes.filter((change) => !isRepeat(change)));
    // A reading is under way before the consent ends, or it is refused: the end waits for it.
    const sharing = requests.some(
      ({ type, resource }) => isDeviceReading(type, resource) || type === 'Consent',
    )
      ? [`sharing of ${patientId}`]
      : [];
    // What is stored is replaced in the version that was judged, or not at all: that needs no lock.
    if (sharing.length === 0 && changes.every(({ before }) => before !== undefined))
      return commit(changes, context);
    // The records server would let two patients who pick one new id at once write over each other.
    return database.recordTransaction(async (query) => {
      for (const name of [...sharing, ...names]) {
        await query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [name]);
      }
      return commit(await readAndJudge(requests, context), context);
    });
  }

  async function bookInTurn(
    request: BookingRequest,
    replaced: UpdateRequest | undefined,
    context: Context,
  ): Promise<Answer> {
    const { caller } = context;
    await booking.requireRoom(request, context);
    // A repeated reschedule finds the old visit cancelled by the first: it is recognised before it is judged.
    const repeated = replaced && (await booking.findRepeat(request, context));
    if (repeated) {
      audit.noteRead(toAccess(context, 'book', 'Appointment', []));
      return { ...repeated, body: rewriteBooked(repeated.body, caller) };
    }
    const cancelled = replaced ? await readAndJudge([replaced], context) : [];
    if (cancelled.some(({ before }) => before === undefined)) throw new Refusal(404, 'not_found');
    await Promise.all([
      audit.confirmWrite(toAccess(context, 'book', 'Appointment', [])),
      confirm(cancelled, context),
    ]);
    const answer = await booking.book(request, context);
    return { ...answer, body: rewriteBooked(answer.body, caller) };
  }

  return {
    async write(requests: readonly UpdateRequest[], context: Context): Promise<Answer[]> {
      const names = requests.map(({ type, id }) => `${type}/${id}`).toSorted();
      if (new Set(names).size !== names.length)
        throw new Refusal(400, 'bad_fhir_request', 'Two entries write the same resource.');
      return queue.run(context.caller.patientId, () => writeInTurn(requests, names, context));
    },

    async writeEach(
      requests: readonly UpdateRequest[],
      context: Context,
    ): Promise<(Answer | Refusal | undefined)[]> {
      if (requests.length === 0) return [];
      return queue.run(context.caller.patientId, async () => {
        const answers: (Answer | Refusal | undefined)[] = [];
        for (const request of requests) {
          const name = `${request.type}/${request.id}`;
          const written = await orRefusal(() => writeInTurn([request], [name], context));
          answers.push(written instanceof Refusal ? written : written[0]);
        }
        return answers;
      });
    },

    async markRead(request: MarkReadRequest, context: Context): Promise<Answer> {
      const stored = (await lookup.findOwn(request, context.caller)) as Communication | undefined;
      if (stored === undefined) throw new Refusal(404, 'not_found');
      requireRecipient(stored, context.caller);
      const resource = { ...stored, received: new Date().toISOString() };
      const change = compare({ ...request, interaction: 'update', resource }, stored);
      if (stored.received !== undefined) {
        noteRepeat(change, context);
        return answerWith(200, stored);
      }
      await confirm([change], context);
      try {
        const written = await store(records, [change], context.caller);
        return answerWith(200, written.get(change) ?? resource);
      } catch (error) {
        const now = (await lookup.findOwn(request, context.caller)) as Communication | undefined;
        if (now?.received === undefined) throw error;
        return answerWith(200, now);
      }
    },

    async cancel(request: UpdateRequest, context: Context): Promise<Answer> {
      const stored = await lookup.findOwn(request, context.caller);
      if (stored === undefined) throw new Refusal(404, 'not_found');
      const [change] = await judge([request], [stored], context);
      if (!change || isRepeat(change)) {
        if (change) noteRepeat(change, context);
        return answerWith(200, stored);
      }
      await confirm([change], context);
      const cancellation = { wanted: change.after, stored, ifMatch: request.ifMatch } as Cancellation;
      const answer = await booking.cancel(cancellation, context);
      return { ...answer, body: rewriteBooked(answer.body, context.caller) };
    },

    async book(
      request: BookingRequest,
      replaced: UpdateRequest | undefined,
      context: Context,
    ): Promise<Answer> {
      requireAllowed(judgeText(request.texts, limits.clinicNames));
      return queue.run(context.caller.patientId, () => bookInTurn(request, replaced, context));
    },
  };
}

/** What counts against the day's quotas. A change counts once for the version that it replaces. */
function spendingsOf(changes: readonly Change[]): Spending[] {
  return changes.map(({ type, before, after, changed }): Spending => {
    const first = spendingOf(type, after.id);
    if (before !== undefined) return { kind: 'change', item: `${first.item}/${before.meta?.versionId}` };
    const bytes = findData(changed).reduce((sum, file) => sum + Math.ceil(file.length * 0.75), 0);
    return first.kind === 'upload' ? { ...first, bytes } : first;
  });
}

/** The owner sends again what is already stored. */
function isRepeat({ before, changed }: Change): boolean {
  return before !== undefined && Object.keys(changed).length === 0;
}
