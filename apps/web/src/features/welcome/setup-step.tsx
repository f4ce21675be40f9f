import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@portal/ui/button.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import type { Hue } from '@portal/ui/hues.ts';
import { Tile } from '@portal/ui/tile.tsx';

type Props = {
  icon: LucideIcon;
  hue: Hue;
  to: string;
  title: ReactNode;
  text: string;
  action: string;
  isPrimary: boolean;
  /** On wide screens the tile stands above, and the button at the foot. */
  isColumn?: boolean;
};

export function SetupStep({ icon, hue, to, title, text, action, isPrimary, isColumn = false }: Props) {
  return (
    <div className={classNames('flex h-full gap-3.5', isColumn && 'lg:flex-col')}>
      <Tile icon={icon} hue={hue} />
      <div className="flex min-w-0 flex-1 flex-col">
        {title}
        <p className="mb-2.5 text-sm text-pretty text-muted">{text}</p>
        <LinkButton
          to={to}
          size="sm"
          variant={isPrimary ? 'primary' : 'soft'}
          className={classNames('self-start', isColumn && 'lg:mt-auto lg:self-stretch')}
        >
          {action}
        </LinkButton>
      </div>
    </div>
  );
}
