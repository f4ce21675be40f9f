import type { ReactNode } from 'react';
import { Card } from '../card.tsx';

/** One group of pieces; its id names it in the tests. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="mb-5 break-inside-avoid">
      <h2 id={`${id}-title`} className="mb-3.5 text-lg">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </Card>
  );
}
