import { useLingui } from '@lingui/react/macro';
import type { View } from '@portal/clinical-domain/audit/read-view';
import { formatTime } from '@portal/clinical-domain/time/format-date';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';
import { Button } from '@portal/ui/button.tsx';
import { classNames } from '@portal/ui/class-names.ts';
import { topicStrings } from './view-strings.ts';

/** Every time by itself, for whoever wants to know; a single one is told by the line above. */
export function EachView({ views }: { views: View[] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const view = useClinicView();
  const id = useId();
  if (views.length === 1) return undefined;
  const count = formatDigits(views.length, view.language);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
        {isOpen ? t`Show less` : t`Show all ${count}`}
      </Button>
      <ul
        id={id}
        hidden={!isOpen}
        className="max-h-72 w-full overflow-auto text-sm"
        {...(isOpen && { tabIndex: 0 })}
      >
        {isOpen &&
          views.map((one) => (
            <li key={one.id} className="flex gap-3 py-0.5">
              <time dateTime={one.at.toISOString()} className="flex-none text-subtle tabular-nums">
                {formatTime(one.at, view)}
              </time>
              <span className="min-w-0">{one.topics.map((topic) => t(topicStrings[topic])).join(' · ')}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
