import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { BrandCard } from '@portal/ui/brand-card.tsx';

export function HelpSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const { t } = useLingui();
  const name = useOwnName()?.split(' ')[0];
  return (
    <BrandCard labelledBy="help-question">
      <h2 id="help-question" className="text-xl sm:text-2xl">
        {name ? t`How can we help, ${name}?` : t`How can we help?`}
      </h2>
      <search className="mt-3 flex min-h-12 max-w-160 items-center gap-3 rounded-md bg-surface px-4 text-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-white sm:min-h-14">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
        <input
          type="search"
          aria-label={t`Search questions`}
          placeholder={t`Search questions`}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className="min-w-0 flex-1 bg-transparent py-2.5 outline-none! placeholder:text-subtle placeholder:opacity-100"
        />
      </search>
    </BrandCard>
  );
}
