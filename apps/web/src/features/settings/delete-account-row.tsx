import { useLingui } from '@lingui/react/macro';
import { ChevronRight, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { SettingsSection } from './settings-section.tsx';

export function DeleteAccountRow() {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Account`}>
      <Link
        to="/settings/delete-account"
        preventScrollReset
        className="flex min-h-16 items-center gap-3.5 px-4 py-3 -outline-offset-2! hover:bg-hover sm:px-5"
      >
        <span
          aria-hidden="true"
          className="grid size-9 flex-none place-items-center rounded-[11px] bg-danger text-on-danger"
        >
          <Trash2 size={20} strokeWidth={1.75} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-on-danger">{t`Delete account`}</span>
          <span className="block text-sm text-muted">
            {t`Your clinic keeps its medical record, as the law requires`}
          </span>
        </span>
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
      </Link>
    </SettingsSection>
  );
}
