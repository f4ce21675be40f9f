/** Marks on the way of one booking, in milliseconds since it came: the answer is due within 8 s whatever fails. */
const enteredBy = 4500;
const readBy = 5500;
const writtenBy = 7000;
const settledBy = 7700;

export interface Deadline {
  readonly arrivedAt: number;
  readonly leftToEnter: () => number;
  readonly leftToRead: () => number;
  readonly leftToWrite: () => number;
  readonly leftToSettle: () => number;
}

export function startDeadline(arrivedAt: number): Deadline {
  const left = (mark: number) => Math.max(arrivedAt + mark - Date.now(), 100);
  return {
    arrivedAt,
    leftToEnter: () => left(enteredBy),
    leftToRead: () => left(readBy),
    leftToWrite: () => left(writtenBy),
    leftToSettle: () => arrivedAt + settledBy - Date.now(),
  };
}
