import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

type Step = { label: string; isDisabled: boolean; go: () => void };

/** Back, what is shown, forward. */
export function CalendarHead({
  back,
  forward,
  children,
}: {
  back: Step;
  forward: Step;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center justify-between gap-1">
      <IconButton label={back.label} icon={ChevronLeft} disabled={back.isDisabled} onClick={back.go} />
      <div className="min-w-0 flex-1 text-center">{children}</div>
      <IconButton
        label={forward.label}
        icon={ChevronRight}
        disabled={forward.isDisabled}
        onClick={forward.go}
      />
    </div>
  );
}
