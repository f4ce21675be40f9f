import { createHash, randomUUID } from 'node:crypto';
import type { Appointment, Identifier } from 'fhir/r4';
import { formatUuid } from '@portal/clinical-domain/ids/format-uuid';
import { extensionUrls, systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { Refusal } from '../http/refusal.ts';

/** The id under which a request's visit is stored. It is known before the write, so that a lost answer can be looked up. */
export type RequestIdentity = {
  appointmentId: string;
  /** Only with an Idempotency-Key: the name of patient and key, and the hash of what was asked. */
  key: { value: string; fingerprint: string } | undefined;
};

const acceptedKey = /^[\x21-\x7e]{1,255}$/;

/** The same patient and key give the same id; without a key every request is a new one. */
export function identify(
  patientId: string,
  idempotencyKey: string | undefined,
  request: object,
): RequestIdentity {
  if (idempotencyKey === undefined) return { appointmentId: randomUUID(), key: undefined };
  if (!acceptedKey.test(idempotencyKey)) {
    throw new Refusal(
      400,
      'bad_idempotency_key',
      'The Idempotency-Key must be 1 to 255 visible characters. Send for example a UUID.',
    );
  }
  const digest = hash(`${patientId}\n${idempotencyKey}`);
  return {
    // Version 8: a UUID made of a hash (RFC 9562).
    appointmentId: formatUuid(digest, 8),
    key: { value: digest.toString('hex'), fingerprint: hash(JSON.stringify(request)).toString('hex') },
  };
}

export function keyIdentifier({ key }: RequestIdentity): Identifier[] {
  if (!key) return [];
  const extension = [{ url: extensionUrls.requestFingerprint, valueString: key.fingerprint }];
  return [{ extension, system: systemUris.bookingKey, value: key.value }];
}

/** Whether this visit is what an earlier sending of the same request has booked. @throws Refusal 422 for another one */
export function requireSameRequest({ identifier }: Appointment, { key }: RequestIdentity) {
  const stored = identifier?.find(
    ({ system, value }) => system === systemUris.bookingKey && value === key?.value,
  );
  const fingerprint = stored?.extension?.find(({ url }) => url === extensionUrls.requestFingerprint);
  if (key && fingerprint?.valueString === key.fingerprint) return;
  throw new Refusal(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was used for another booking. Send a new key with a new booking.',
  );
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
