import { useId } from 'react';
import { classNames } from '@portal/ui/class-names.ts';

type Props = {
  label: string;
  text: string;
  onType: (text: string) => void;
  isInvalid: boolean;
  describedBy: string;
  decimals: 0 | 1;
  lang?: string;
};

/** One number, large enough to check against the device. */
export function NumberEntry({ label, text, onType, isInvalid, describedBy, decimals }: Props) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm leading-[1.35] font-semibold">
        {label}
      </label>
      <input
        id={id}
        value={text}
        onChange={({ target }) => onType(target.value)}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={5}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        className={classNames(
          'min-h-16 w-full min-w-0 rounded-md border-[1.5px] bg-surface text-center text-3xl font-[650] tracking-display tabular-nums focus:focus-halo',
          isInvalid ? 'border-danger-solid' : 'border-line-control',
        )}
      />
    </div>
  );
}
