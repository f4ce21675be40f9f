import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';

type Props = { icon: LucideIcon; hue: Hue; title: string; detail?: string; children: ReactNode };

/** What is set, and the choice; below it on phones. */
export function SettingRow({ icon, hue, title, detail, children }: Props) {
  return (
    <div className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_340px] sm:items-center sm:px-5">
      <div className="flex items-center gap-3.5">
        <Tile icon={icon} hue={hue} size="sm" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{title}</p>
          {detail && <p className="text-sm text-muted">{detail}</p>}
        </div>
      </div>
      {children}
    </div>
  );
}
