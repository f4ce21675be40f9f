import { openChannel } from '../../platform/channel.ts';
import { wipeStores } from '../../platform/wipe-stores.ts';
import { damage } from './damage.ts';
import { installFaults, noFaults } from './faulty-indexed-db.ts';
import type { CorruptTarget, Outcome, Turn } from './schedule.ts';
import { createStoreTab } from './store-tab.ts';

const faults = noFaults();
installFaults(() => faults);
let close: (() => void)[] = [];
let tab = createTab();

function createTab() {
  return createStoreTab((name, onMessage) => {
    const channel = openChannel(name, onMessage);
    close.push(() => channel.close());
    return channel;
  });
}

/** What a real browser's tab is asked to do. */
const storeTab = {
  /** As after a reload. */
  begin() {
    for (const end of close) end();
    close = [];
    tab = createTab();
  },
  wipe: () => wipeStores(),
  async act({ action, fault }: Turn): Promise<Outcome & { isDead: boolean; fired: string[] }> {
    Object.assign(faults, { kind: fault?.kind, after: fault?.after ?? 0 });
    const outcome = await tab.run(action);
    faults.kind = undefined;
    const { isDead } = faults;
    return { ...outcome, ...(isDead && { said: 'unknown' as const }), isDead, fired: faults.fired.splice(0) };
  },
  corrupt: (target: CorruptTarget) => damage(target),
  find: () => tab.find(),
};

export type StoreTabPage = typeof storeTab;
Object.assign(globalThis, { storeTab });
