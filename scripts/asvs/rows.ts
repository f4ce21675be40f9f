const states = ['test', 'read', 'n/a', 'not met'] as const;

export type State = (typeof states)[number];
export type Row = { number: string; level: number; state: State; asks: string; how: string };

/** The rows of docs/asvs.md: | number | level | state | what is asked | how | @throws for a row of any other form */
export function listRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    if (!/^\| \d/.test(line)) return [];
    const [, number = '', level, state, asks = '', how = '', ...rest] = line.split(/ ?\| ?/);
    const known = states.find((each) => each === state);
    if (!known || how === '' || asks === '' || rest.join('') !== '')
      throw new Error(`docs/asvs.md: ${line.slice(0, 60)} … is not | number | level | state | asks | how |`);
    return [{ number, level: Number(level), state: known, asks, how }];
  });
}

export type Counts = Record<State, number>;

export function countStates(rows: readonly Row[], level: number): Counts {
  const counts = { test: 0, read: 0, 'n/a': 0, 'not met': 0 };
  for (const row of rows) if (row.level === level) counts[row.state] += 1;
  return counts;
}

/** What a row waits for: `being built: step-up` names the work, anything else has a plan of its own. */
export function listPending(rows: readonly Row[]): Map<string, string[]> {
  const pending = new Map<string, string[]>();
  for (const { number, state, how } of rows) {
    if (state !== 'not met') continue;
    const work = /being built: ([^.;]+)/i.exec(how)?.[1]?.split(', ') ?? ['plan of its own'];
    for (const each of work) pending.set(each, [...(pending.get(each) ?? []), number]);
  }
  return pending;
}

/** Files and folders of the repository that a row names. */
export function listNamed(how: string): string[] {
  return [...how.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*\/?)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) =>
        name.includes('/') || /\.(tsx?|md|json|sql|conf\.template|ftl|Dockerfile|yaml|css|sh)$/.test(name),
    );
}
