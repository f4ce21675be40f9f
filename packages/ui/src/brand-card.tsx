import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Ridge } from './ridge.tsx';

type Props = { children: ReactNode; className?: string; labelledBy?: string };

/** The one thing of a page that matters most, on the brand's ground. */
export function BrandCard({ children, className, labelledBy }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={classNames(
        'on-brand relative overflow-hidden rounded-lg bg-brand p-5 text-on-brand shadow-sm sm:p-6 lg:p-8',
        className,
      )}
    >
      <Ridge className="[mask-image:linear-gradient(90deg,transparent_40%,#000_85%)]" />
      <div className="relative">{children}</div>
    </section>
  );
}
