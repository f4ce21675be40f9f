import { useId, type ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';

type Props = { id?: string; title: string; detail?: string; children: ReactNode };

/** A heading and its card; beside each other where there is room. */
export function SettingsSection({ id, title, detail, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-2 lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-0"
    >
      <div className="lg:pt-4 lg:pr-6">
        <h2
          id={titleId}
          className="text-sm tracking-normal text-muted lg:text-lg lg:tracking-title lg:text-ink"
        >
          {title}
        </h2>
        {detail && <p className="mt-0.5 text-sm text-muted max-lg:hidden">{detail}</p>}
      </div>
      <Card className="divide-y divide-divider overflow-hidden p-0!">{children}</Card>
    </section>
  );
}
