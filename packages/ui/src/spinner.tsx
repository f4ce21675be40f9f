import { useLingui } from '@lingui/react/macro';

/** Says 'Loading...' to those who cannot see it turn. */
export function Spinner() {
  const { t } = useLingui();
  return (
    <output className="inline-grid place-items-center">
      <span
        aria-hidden="true"
        className="size-8 animate-spin rounded-full border-3 border-current/25 border-t-current"
      />
      <span className="sr-only">{t`Loading...`}</span>
    </output>
  );
}
