import type { CorruptTarget, Found, Outcome, Turn } from './schedule.ts';

const none = '';
type Done = { turn: Turn; outcome: Outcome };

/** What the patient was told, and so what must be found. */
export function createLedger() {
  /** The words that may count as the last, by dose and by draft. */
  const doses = new Map<string, Set<string>>();
  const drafts = new Map<string, Set<string>>();
  const kept = new Set<string>();
  const atHospital = { doses: new Map<string, Set<string>>(), messages: new Set<string>() };
  const damaged = new Set<CorruptTarget>();
  const losses: string[] = [];

  /** Of what was said at the same moment any word may be the last. */
  function settle(words: Map<string, Set<string>>, said: { key: string; word: string; outcome: Outcome }[]) {
    for (const key of new Set(said.map((one) => one.key))) {
      const of = (outcome: Outcome['said']) =>
        said.filter((one) => one.key === key && one.outcome.said === outcome).map(({ word }) => word);
      const before = of('kept').length > 0 ? [] : (words.get(key) ?? [none]);
      words.set(key, new Set([...before, ...of('kept'), ...of('unknown')]));
    }
  }

  /** A draft that was not kept stays in its tab, and is kept with the next. */
  function settleDrafts(said: { key: string; word: string; outcome: Outcome }[]) {
    settle(drafts, said);
    for (const { key, word, outcome } of said) if (outcome.said === 'failed') drafts.get(key)?.add(word);
  }

  return {
    damage: (target: CorruptTarget) => damaged.add(target),

    enter(round: Done[]) {
      settle(
        doses,
        round.flatMap(({ turn: { action }, outcome }) => {
          if (action.does === 'note') return { key: action.dose, word: action.word, outcome };
          return action.does === 'undo' ? { key: action.dose, word: none, outcome } : [];
        }),
      );
      settleDrafts(
        round.flatMap(({ turn: { action }, outcome }) =>
          action.does === 'draft' ? { key: action.partner, word: action.text, outcome } : [],
        ),
      );
      for (const { turn, outcome } of round) {
        if (turn.action.does === 'post' && outcome.said === 'kept') kept.add(turn.action.id);
        if (outcome.message !== undefined) atHospital.messages.add(outcome.message);
        if (outcome.lostFile !== undefined) losses.push(`the file of message ${outcome.lostFile}`);
        for (const [dose, word] of outcome.doses ?? [])
          atHospital.doses.set(dose, (atHospital.doses.get(dose) ?? new Set()).add(word));
      }
    },

    compare(found: Found): string[] {
      const isDamaged = (box: CorruptTarget) =>
        damaged.has(box) || damaged.has('owner') || damaged.has('key');
      for (const [name, box] of [
        ['waiting-doses', found.doses],
        ['outbox', found.messages],
        ['message-drafts', found.drafts],
      ] as const)
        if (isDamaged(name) !== (box === 'told'))
          losses.push(`${name} is ${isDamaged(name) ? 'damaged and not told' : 'not readable'}`);
      if (found.doses !== 'told')
        for (const [dose, words] of doses) {
          const now = found.doses[dose] ?? none;
          const isSent =
            now === none && [...(atHospital.doses.get(dose) ?? [])].some((word) => words.has(word));
          if (!words.has(now) && !isSent)
            losses.push(`dose ${dose}: ${[...words].join(' or ')}, found ${now}`);
        }
      if (found.messages !== 'told') {
        for (const id of kept)
          if (!found.messages.includes(id) && !atHospital.messages.has(id)) losses.push(`message ${id}`);
        for (const id of found.lostFiles) if (kept.has(id)) losses.push(`the file of message ${id}`);
      }
      if (found.drafts !== 'told')
        for (const [partner, words] of drafts) {
          const now = found.drafts[partner] ?? none;
          if (!words.has(now)) losses.push(`draft ${partner}: ${[...words].join(' or ')}, found ${now}`);
        }
      return losses;
    },
  };
}
