import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

/** On phones it stays above the tab bar. */
export function SaveBar({ isSaving }: { isSaving: boolean }) {
  const { t } = useLingui();
  return (
    <div className="z-100 flex gap-3 max-sm:sticky max-sm:bottom-[calc(var(--tabbar-h)+var(--safe-bottom))] max-sm:-mx-(--gutter) max-sm:bg-surface max-sm:px-(--gutter) max-sm:py-3 max-sm:shadow-bar sm:justify-end low:static!">
      <LinkButton variant="secondary" to="/menu" className="max-sm:hidden">
        {t`Cancel`}
      </LinkButton>
      <WaitingButton type="submit" isWaiting={isSaving} className="max-sm:w-full">
        {t`Save changes`}
      </WaitingButton>
    </div>
  );
}
