import { createStore } from 'zustand/vanilla';
import type { openChannel } from '../../platform/channel.ts';
import type { StoreWrite } from '../../platform/store-result.ts';
import type { SessionState } from '../create-session.ts';
import { createDraftBox } from '../drafts/draft-box.ts';
import { createOutboxQueue } from '../outbox/outbox-queue.ts';
import {
  addWaitingDose,
  dropSentDoses,
  dropWaitingDoses,
  readWaitingDoses,
  type WaitingDose,
} from '../offline-copy/waiting-doses.ts';
import type { Action, Found, Outcome } from './schedule.ts';

const patientId = 'c0ffee00-0000-4000-8000-000000000001';
const fileOf = (id: string) => `bytes of ${id}`;

const wordOf = ({ skipped }: WaitingDose) => skipped?.code ?? 'taken';

/** A tab as far as it keeps anything: the product's own modules, and no page. */
export function createStoreTab(channels: typeof openChannel) {
  const owner = createStore<SessionState>(() => ({ status: 'in', user: { id: patientId } as never }));
  const parts = { owner, openChannel: channels };
  const drafts = createDraftBox(parts);
  const queue = createOutboxQueue(parts);
  const said = ({ outcome }: StoreWrite): Outcome => ({ said: outcome });

  async function send(): Promise<Outcome> {
    const stored = await readWaitingDoses(patientId);
    if (stored.outcome === 'failed') return { said: 'failed' };
    const sent = stored.value.map((dose) => [dose.orderId, wordOf(dose)] as const);
    return { ...said(await dropSentDoses(patientId, stored.value)), doses: sent };
  }

  async function deliver(): Promise<Outcome> {
    await queue.settle();
    await queue.box.refresh();
    const [item] = queue.list();
    if (!item) return { said: 'kept' };
    for (const { binaryId } of item.held) {
      const file = await queue.readFile(item, binaryId);
      if (file.outcome === 'failed') return { said: 'failed' };
      if (file.outcome === 'empty' || file.value !== fileOf(item.id)) {
        // Another tab has delivered it since the list was read.
        await queue.box.refresh();
        return queue.list().some(({ id }) => id === item.id)
          ? { said: 'kept', lostFile: item.id }
          : { said: 'kept' };
      }
    }
    await queue.deliver(item);
    return { said: 'kept', message: item.id };
  }

  async function run(action: Action): Promise<Outcome> {
    switch (action.does) {
      case 'note': {
        const { dose, word } = action;
        const skipped = word === 'taken' ? {} : { skipped: { code: word, text: word } };
        return said(await addWaitingDose(patientId, { orderId: dose, at: 1, ...skipped }));
      }
      case 'undo':
        return said(await dropWaitingDoses(patientId, [{ orderId: action.dose, at: 1 }]));
      case 'send':
        return send();
      case 'post': {
        const { id, hasFile } = action;
        const message = { id, patientId, partner: 'x', threadId: undefined, at: 1, text: id, files: [] };
        const file = { binaryId: id, contentType: 'text/plain', base64: fileOf(id) };
        return said(await queue.add(message, hasFile ? [file] : []));
      }
      case 'deliver':
        return deliver();
      case 'draft':
        return said(await drafts.keep(action.partner, action.text));
    }
  }

  /** What somebody would find who opens the portal anew. */
  async function find(): Promise<Found> {
    const doses = await readWaitingDoses(patientId);
    const { items } = await queue.box.refresh();
    const { texts } = await drafts.box.refresh();
    const lostFiles: string[] = [];
    for (const item of items)
      for (const { binaryId } of item.held) {
        const file = await queue.readFile(item, binaryId);
        if (file.outcome !== 'found' || file.value !== fileOf(item.id)) lostFiles.push(item.id);
      }
    return {
      doses:
        doses.outcome === 'failed'
          ? 'told'
          : Object.fromEntries(doses.value.map((dose) => [dose.orderId, wordOf(dose)])),
      messages: queue.box.trouble.getState().reason ? 'told' : items.map(({ id }) => id),
      lostFiles,
      drafts: drafts.box.trouble.getState().reason ? 'told' : texts,
    };
  }

  return { run, find };
}
