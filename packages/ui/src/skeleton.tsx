import { classNames } from './class-names.ts';

/** The shape of something that is still coming; <Loading> announces it. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-shimmer rounded-sm bg-neutral', className)}
    />
  );
}
