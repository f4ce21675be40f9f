import { ChevronDown } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Label } from 'react-aria-components/Label';
import { matchesText } from '@portal/clinical-domain/language/search-text';
import { AriaFieldMessage } from './aria-field-message.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { fieldHint, fieldLabel } from './field-look.ts';
import { SelectControl } from './select-control.tsx';
import { SelectList, type SelectOption } from './select-list.tsx';

type Props = {
  label: string;
  options: SelectOption[];
  hint?: string;
  name?: string;
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string | null) => void;
  /** Whether a choice of this name is found by what is typed. */
  matches?: (name: string, typed: string) => boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Choose one of a list, or type any part of its name to narrow the list. */
export function Select({ label, options, hint, value, defaultValue, onChange, matches, ...rest }: Props) {
  return (
    <AriaLocale>
      <ComboBox
        className="group grid min-w-0 gap-1.5"
        defaultItems={options}
        allowsEmptyCollection
        defaultFilter={matches ?? matchesText}
        {...keptOpenOnBlur}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onChange && { onChange: (key) => onChange(key === null ? null : String(key)) })}
        {...rest}
      >
        <Label className={fieldLabel}>{label}</Label>
        <SelectControl input={{ inputMode: options.length <= 7 ? 'none' : 'text' }} icon={ChevronDown} />
        {hint && <p className={fieldHint}>{hint}</p>}
        <AriaFieldMessage />
        <SelectList />
      </ComboBox>
    </AriaLocale>
  );
}

/** The list is closed by SelectControl, a moment after the blur. */
export const keptOpenOnBlur = { shouldCloseOnBlur: false };
