import { Trans } from '@lingui/react/macro';

type Props = { onPress: () => void; describedBy?: string };

/** Beside a doctor's name. */
export function ViewProfile({ onPress, describedBy }: Props) {
  return (
    <button
      type="button"
      aria-describedby={describedBy}
      aria-haspopup="dialog"
      onClick={onPress}
      className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-link underline-offset-[3px] hover:underline"
    >
      <Trans>View profile</Trans>
    </button>
  );
}
