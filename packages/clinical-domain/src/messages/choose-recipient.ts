export const topics = ['appointment', 'medicine', 'results', 'billing', 'other'] as const;
export type Topic = (typeof topics)[number];

/** Who gets a message, and why them. */
export type Recipient = {
  partner: string;
  why: { kind: 'prescribes'; count: number } | { kind: 'report' } | { kind: 'visit' } | { kind: 'reception' };
};

export type Known = {
  reception: string;
  /** Whom the patient may write to. */
  partners: readonly string[];
  /** Who prescribed each medicine that is taken now. */
  prescribers: readonly string[];
  /** The doctor of the latest report that names one. */
  reportDoctor: string | undefined;
  /** Whom the patient saw last. */
  lastSeen: string | undefined;
};

/** Reception for what is no doctor's; a doctor whom the patient may write to for the rest, the nearest to the matter. */
export function chooseRecipient(topic: Topic, known: Known): Recipient {
  const { reception, reportDoctor, lastSeen } = known;
  const canWriteTo = (doctor: string | undefined) => doctor !== undefined && known.partners.includes(doctor);
  const toReception: Recipient = { partner: reception, why: { kind: 'reception' } };
  const toLastSeen: Recipient =
    lastSeen !== undefined && canWriteTo(lastSeen)
      ? { partner: lastSeen, why: { kind: 'visit' } }
      : toReception;
  if (topic === 'medicine') {
    const [most] = countEach(known.prescribers.filter(canWriteTo));
    return most ? { partner: most[0], why: { kind: 'prescribes', count: most[1] } } : toLastSeen;
  }
  if (topic === 'results')
    return reportDoctor !== undefined && canWriteTo(reportDoctor)
      ? { partner: reportDoctor, why: { kind: 'report' } }
      : toLastSeen;
  return toReception;
}

/** The most frequent first; of equals the one that came first. */
function countEach(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
