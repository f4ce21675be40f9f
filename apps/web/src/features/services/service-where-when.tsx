import { Clock, MapPin } from 'lucide-react';
import { LangText } from '@portal/ui/lang-text.tsx';
import { OpeningLines } from './opening-lines.tsx';
import type { Service } from './read-service.ts';

export function ServiceWhereWhen({ service: { hours, place } }: { service: Service }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2.5 text-sm">
      {hours.length > 0 && (
        <li className="flex items-start gap-2">
          <Clock size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          <span>
            <OpeningLines hours={hours} />
          </span>
        </li>
      )}
      {place && (
        <li className="flex items-start gap-2">
          <MapPin size={18} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
          <LangText>{place}</LangText>
        </li>
      )}
    </ul>
  );
}
