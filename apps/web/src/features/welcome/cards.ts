export type CardName = 'language' | 'calendar' | 'notifications' | 'connect';

/** The cards of the first run, in their order; what cannot be chosen here is no card. */
export function listCards({ languages, canConnect }: { languages: number; canConnect: boolean }): CardName[] {
  return [
    ...(languages > 1 ? ['language' as const] : []),
    'calendar',
    'notifications',
    ...(canConnect ? ['connect' as const] : []),
  ];
}

/** Each card has an address of its own, so that a reload and Back find it. */
export function addressOf(cards: readonly CardName[], index: number): string {
  return index === 0 ? '/welcome' : `/welcome/${cards[index]}`;
}

/** Undefined for an address that is none of these. */
export function findCard(cards: readonly CardName[], name: string | undefined): number | undefined {
  const index = name === undefined ? 0 : cards.findIndex((card, at) => at > 0 && card === name);
  return index === -1 ? undefined : index;
}
