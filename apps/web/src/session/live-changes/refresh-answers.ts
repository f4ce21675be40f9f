import { queryClient } from '../records/query-client.ts';
import { onRecordChange, onRecordReset } from './record-changes.ts';

/** Changes often come together: a visit that is booked is a slot, a visit and a notification. */
const gatherMs = 200;
/** A hospital may write hundreds, one after the other: what is in view is asked for once in this time, and once at the end. */
const restMs = 3000;

/** Asks again, of what is in view, for whatever the clinic or another device has changed. Returns how to stop. */
export function refreshAnswers(): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask() {
    const types = new Set(changed);
    changed.clear();
    void queryClient.invalidateQueries({
      predicate: ({ meta }) => meta?.types.some((each) => types.has(each)) ?? false,
    });
    timer = setTimeout(() => {
      timer = undefined;
      if (changed.size > 0) ask();
    }, restMs);
  }

  const stop = [
    onRecordChange(({ type }) => {
      changed.add(type);
      timer ??= setTimeout(ask, gatherMs);
    }),
    onRecordReset(() => {
      // What is gone must not be shown again for a moment when somebody comes back to its page.
      queryClient.removeQueries({ type: 'inactive' });
      void queryClient.invalidateQueries();
    }),
  ];
  return () => {
    clearTimeout(timer);
    stop.forEach((end) => end());
  };
}
