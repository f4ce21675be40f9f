import { Trans } from '@lingui/react/macro';
import { classNames } from '@portal/ui/class-names.ts';

/** For the eye; beside it `NewWord` says the same. */
export function UnreadDot({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('rounded-full bg-primary', className)} />;
}

export function NewWord() {
  return (
    <span className="sr-only">
      , <Trans context="a report">new</Trans>
    </span>
  );
}
