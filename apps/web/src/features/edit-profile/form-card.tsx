import type { Profile } from '@portal/clinical-domain/profile/profile';
import { useId, type ReactNode } from 'react';
import { Card } from '@portal/ui/card.tsx';

export type PartProps = { profile: Profile; change: (part: Partial<Profile>) => void };

/** Fields that belong together, in two columns where there is room. */
export function FormCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg lg:mb-4">
        {title}
      </h2>
      <div className="grid gap-4 md:grid-cols-2 md:items-start md:gap-5">{children}</div>
    </Card>
  );
}
