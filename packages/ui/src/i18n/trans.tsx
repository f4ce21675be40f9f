import { useLingui } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof TransNoContext>;

/** What the macros turn Trans and Plural into. Apart from Lingui's own module, so that a page without them does without it. */
export function Trans(props: Props) {
  return <TransNoContext {...props} lingui={useLingui()} />;
}
