import type { Communication } from 'fhir/r4';

/**
 * What this tab has read. An answer that was asked for before the hospital knew of it says the opposite; without the mark it
 * would be believed until the next look.
 */
export function createReadMarks() {
  const receivedAt = new Map<string, string>();
  return {
    add(ids: readonly string[], received: string) {
      for (const id of ids) receivedAt.set(id, received);
    },

    /** The hospital could not be told. */
    drop(ids: readonly string[]) {
      for (const id of ids) receivedAt.delete(id);
    },

    has: (id: string) => receivedAt.has(id),

    apply: (communications: readonly Communication[]): Communication[] =>
      communications.map((one) => {
        const received = one.received ?? receivedAt.get(one.id ?? '');
        return received === undefined ? one : { ...one, received };
      }),
  };
}

export const readMarks = createReadMarks();
