import { useLingui } from '@lingui/react/macro';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { useLanguage } from './i18n/use-language.ts';

type Props = { label: string; page: number; pages: number; onPage: (page: number) => void };

export function Pagination({ label, page, pages, onPage }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [now, all] = [formatDigits(page, language), formatDigits(pages, language)];
  return (
    <nav aria-label={label} className="flex items-center justify-end gap-1">
      <IconButton
        label={t`Previous page`}
        icon={ChevronLeft}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {t`Page ${now} of ${all}`}
      </p>
      <IconButton
        label={t`Next page`}
        icon={ChevronRight}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
