import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { FlaskConical } from 'lucide-react';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { EffectiveTime } from './effective-time.tsx';

type Props = { id: string; name: RecordText; effective: string | undefined };

export function CardHead({ id, name, effective }: Props) {
  return (
    <div className="flex items-start gap-3.5">
      <Tile icon={FlaskConical} hue="teal" />
      <div className="min-w-0 flex-1">
        <h2 id={`${id}-name`} className="text-lg">
          <LangText>{name}</LangText>
        </h2>
        <p className="text-sm text-muted tabular-nums">
          <EffectiveTime effective={effective} />
        </p>
      </div>
    </div>
  );
}
