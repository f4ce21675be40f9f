import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hue } from '@portal/ui/hues.ts';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';

type Props = {
  icon: LucideIcon;
  hue: Hue;
  title: RecordText | undefined;
  badge?: ReactNode;
  children?: ReactNode;
};

/** One entry of the medical history: what it is, and below it what is known of it, a line each. */
export function RecordRow({ icon, hue, title, badge, children }: Props) {
  return (
    <article className="flex items-start gap-3.5 px-4 py-3.5 sm:px-5">
      <Tile icon={icon} hue={hue} />
      <div className="min-w-0 flex-1 *:text-sm *:text-muted">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink! text-md!">
          <h3 className="text-md">
            <LangText>{title}</LangText>
          </h3>
          {badge && <span className="min-w-0 *:whitespace-normal!">{badge}</span>}
        </div>
        {children}
      </div>
    </article>
  );
}
