import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type Shown = keyof typeof filters;

const filters = {
  all: { name: msg`All`, statuses: undefined },
  completed: { name: msg`Completed`, statuses: 'fulfilled' },
  cancelled: { name: msg`Cancelled`, statuses: 'cancelled' },
  proposed: { name: msg`Proposed`, statuses: 'proposed,pending' },
} satisfies Record<string, { name: MessageDescriptor; statuses: string | undefined }>;

export const shownChoices = Object.keys(filters) as Shown[];

export function readShown(text: string | null): Shown {
  return shownChoices.find((shown) => shown === text) ?? 'all';
}

export const statusesOf = (shown: Shown): string | undefined => filters[shown].statuses;
export const shownName = (shown: Shown): MessageDescriptor => filters[shown].name;
