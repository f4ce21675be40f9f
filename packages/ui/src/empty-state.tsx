import type { ReactNode } from 'react';
import { EmptyHillsDrawing } from './empty-hills-drawing.tsx';
import { MessageState } from './message-state.tsx';

type Props = {
  title: string;
  children?: ReactNode;
  drawing?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};

/** Nothing is there, and nothing is wrong: the specified sentence, a line of help, one action. */
export function EmptyState({ drawing, ...rest }: Props) {
  return <MessageState drawing={drawing ?? <EmptyHillsDrawing />} {...rest} />;
}
