import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@portal/ui/button.tsx';
import { WaitingButton } from '@portal/ui/waiting-button.tsx';

/** On phones it stays at the window's lower edge, as ActionBar does. */
export function SaveBar({ isSaving }: { isSaving: boolean }) {
  const { t } = useLingui();
  return (
    <div
      data-action-bar
      className="z-100 flex gap-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-(--gutter) max-sm:bg-surface max-sm:px-(--gutter) max-sm:pt-1.5 max-sm:pb-[calc(var(--safe-bottom)+6px)] max-sm:shadow-bar max-sm:*:min-h-11 sm:justify-end low:static!"
    >
      <LinkButton variant="secondary" to="/menu" className="max-sm:hidden">
        {t`Cancel`}
      </LinkButton>
      <WaitingButton type="submit" isWaiting={isSaving} className="max-sm:w-full">
        {t`Save changes`}
      </WaitingButton>
    </div>
  );
}
