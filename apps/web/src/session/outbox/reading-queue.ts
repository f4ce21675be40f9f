import type { OwnReading } from '@portal/fhir-queries/home-reading.query';
import { RecordsRefusal } from '@portal/fhir-queries/records-client';
import { createStore } from 'zustand/vanilla';
import { createStoredBox, type BoxParts } from '../stored-box.ts';
import { judgeFailure } from './outbox-turn.ts';

/** A reading from home that is not at the hospital yet. */
export type WaitingReading = OwnReading & { isRefused?: true };
type Readings = { items: readonly WaitingReading[] };

/** It is stored, and was corrected or taken back since, or a day has gone by. */
const storedCodes = new Set<string | undefined>(['already_stored', 'too_late']);

export const againMs = { later: 30_000, tomorrow: 30 * 60_000 };

/** Readings that wait on this device, in the order in which they were typed in. Gone at sign-out. */
export function createReadingQueue(
  send: (own: OwnReading) => Promise<void>,
  onSent: () => void,
  parts?: BoxParts,
) {
  const box = createStoredBox<Readings>('waiting-readings', 1, { items: [] }, parts);
  /** Sent at this moment by the sheet that is open: not yet to be told as waiting. */
  const underWay = createStore<{ ids: readonly string[] }>(() => ({ ids: [] }));
  const idOf = ({ reading }: OwnReading) => reading.id;

  const drop = (id: string) =>
    box.change(({ items }) => ({ items: items.filter((one) => idOf(one) !== id) }));

  const keep = (own: OwnReading) =>
    box.change(({ items }) => ({ items: [...items.filter((one) => idOf(one) !== idOf(own)), own] }));

  const refuse = (id: string) =>
    box.change(({ items }) => ({
      items: items.map((one) => (idOf(one) === id ? { ...one, isRefused: true as const } : one)),
    }));

  /** Its id was made before the first try: however often it is sent, it is there once. */
  async function deliver(own: OwnReading): Promise<void> {
    try {
      await send(own);
    } catch (error) {
      if (!(error instanceof RecordsRefusal) || !storedCodes.has(error.code)) throw error;
    }
  }

  return {
    box,
    underWay,
    drop,

    /**
     * Keeps it before anything else, then sends it. @throws what was refused, which is not kept; or no answer, where this
     * device keeps nothing either.
     */
    async post(own: OwnReading): Promise<'sent' | 'waiting'> {
      const id = idOf(own);
      underWay.setState(({ ids }) => ({ ids: [...ids, id] }));
      try {
        const isKept = (await keep(own)).outcome === 'kept';
        if (isKept && !navigator.onLine) return 'waiting';
        try {
          await deliver(own);
        } catch (error) {
          if (isKept && judgeFailure(error) === 'later') return 'waiting';
          if (isKept) await drop(id);
          throw error;
        }
        if (isKept) await drop(id);
        return 'sent';
      } finally {
        underWay.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));
      }
    },

    /** Sends what waits. After how long to try again, where something could not be sent. */
    async sendAll(patientId: string): Promise<number | undefined> {
      const { items } = await box.refresh();
      for (const own of items) {
        const id = idOf(own);
        if (own.isRefused || own.patientId !== patientId || underWay.getState().ids.includes(id)) continue;
        try {
          await deliver(own);
          await drop(id);
          onSent();
        } catch (error) {
          const failure = judgeFailure(error);
          if (typeof failure === 'string') return againMs[failure];
          await refuse(id);
        }
      }
      return undefined;
    },
  };
}
