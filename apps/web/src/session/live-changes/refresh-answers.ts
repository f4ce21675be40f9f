import { queryClient } from '../records/query-client.ts';
import { onRecordChange, onRecordReset } from './record-changes.ts';

/** Changes often come together: a visit that is booked is a slot, a visit and a notification. */
const gatherMs = 200;

/** Asks again, of what is in view, for whatever the clinic or another device has changed. Returns how to stop. */
export function refreshAnswers(): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = [
    onRecordChange(({ type }) => {
      changed.add(type);
      timer ??= setTimeout(() => {
        timer = undefined;
        const types = new Set(changed);
        changed.clear();
        void queryClient.invalidateQueries({
          predicate: ({ meta }) => meta?.types.some((each) => types.has(each)) ?? false,
        });
      }, gatherMs);
    }),
    onRecordReset(() => {
      // What is gone must not be shown again for a moment when somebody comes back to its page.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    }),
  ];
  return () => stop.forEach((end) => end());
}
