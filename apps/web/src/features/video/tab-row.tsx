import { Trans } from '@lingui/react/macro';
import { ExternalLink, type LucideIcon } from 'lucide-react';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';

type Props = { to: string; icon: LucideIcon; hue: Hue; title: string; detail?: string };

/** Opens beside the call, because leaving this page leaves the call. */
export function TabRow({ to, icon, hue, title, detail }: Props) {
  return (
    <li>
      <a
        href={to}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-16 items-center gap-3.5 px-5 py-2.5 -outline-offset-2! hover:bg-hover"
      >
        <Tile icon={icon} hue={hue} size="sm" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          {detail && <span className="block text-sm text-muted">{detail}</span>}
          <span className="sr-only">
            <Trans>opens in a new tab</Trans>
          </span>
        </span>
        <ExternalLink size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
      </a>
    </li>
  );
}
