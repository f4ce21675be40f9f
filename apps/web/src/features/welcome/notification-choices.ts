import type { NotificationKind, NotificationSettings } from '@portal/api-contract/notifications';

type Choices = NotificationSettings['preferences']['choices'];

/** On by each way that costs the patient nothing to be reached by; an SMS is chosen in Settings. */
export function switchKinds(
  choices: Choices,
  kinds: readonly NotificationKind[],
  offered: NotificationSettings['offered'],
): Choices {
  const isOn = isAnyOn(choices, kinds);
  const wanted = isOn ? [] : offered.filter((channel) => channel !== 'sms');
  return { ...choices, ...Object.fromEntries(kinds.map((kind) => [kind, wanted])) };
}

export const isAnyOn = (choices: Choices, kinds: readonly NotificationKind[]): boolean =>
  kinds.some((kind) => choices[kind].length > 0);
