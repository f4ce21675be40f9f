import type { RecordText } from '@portal/clinical-domain/language/translated-text';
import { FlaskConical } from 'lucide-react';
import { RecordWords } from '@portal/ui/record-words.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { EffectiveTime } from './effective-time.tsx';

type Props = { id: string; name: RecordText; effective: string | undefined };

export function CardHead({ id, name, effective }: Props) {
  return (
    <div className="flex items-start gap-3.5">
      <Tile icon={FlaskConical} hue="teal" />
      <div className="min-w-0 flex-1">
        <h2 id={`${id}-name`} className="text-lg">
          <RecordWords>{name}</RecordWords>
        </h2>
        <p className="text-sm text-muted tabular-nums">
          <EffectiveTime effective={effective} />
        </p>
      </div>
    </div>
  );
}
