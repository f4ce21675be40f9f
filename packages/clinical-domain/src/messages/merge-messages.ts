import type { Message } from './message.ts';

/** The end of a conversation as far back as it is known, in order and without a gap. */
export type Stretch = { messages: Message[]; hasEarlier: boolean };

/** By when they were sent; of those of one moment, by id. Each once, the one that comes last in the list. */
export function sortMessages(messages: readonly Message[]): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].toSorted(
    (one, other) => one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  );
}

/**
 * What is held, brought up to date by the newest page. Where so much was written meanwhile that the page does not reach
 * back to what is held, only the page is kept: earlier ones are asked for again when they are wanted.
 */
export function mergeNewest(held: Stretch | undefined, page: Stretch): Stretch {
  if (!held || held.messages.length === 0) return inOrder(page);
  const known = new Set(held.messages.map(({ id }) => id));
  const meets = page.messages.some(({ id }) => known.has(id));
  if (!meets && page.hasEarlier) return inOrder(page);
  return { messages: sortMessages([...held.messages, ...page.messages]), hasEarlier: held.hasEarlier };
}

/** A page of earlier ones before what is held. One that brings nothing new is the end. */
export function mergeEarlier(held: Stretch, page: Stretch): Stretch {
  const messages = sortMessages([...page.messages, ...held.messages]);
  return { messages, hasEarlier: page.hasEarlier && messages.length > held.messages.length };
}

const inOrder = ({ messages, hasEarlier }: Stretch): Stretch => ({
  messages: sortMessages(messages),
  hasEarlier,
});
