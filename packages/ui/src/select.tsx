import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { matchesText } from '@portal/clinical-domain/language/search-text';
import { AriaFieldMessage } from './aria-field-message.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { fieldHint, fieldLabel } from './field-look.ts';
import { optionLook, popoverLook } from './popover-look.ts';
import { SelectControl } from './select-control.tsx';

export type SelectOption = { id: string; name: string };

type Props = {
  label: string;
  options: SelectOption[];
  hint?: string;
  name?: string;
  value?: string | null;
  defaultValue?: string;
  onChange?: (id: string | null) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** Choose one of a list, or type any part of its name to narrow the list. */
export function Select({ label, options, hint, value, defaultValue, onChange, ...rest }: Props) {
  const { t } = useLingui();
  return (
    <AriaLocale>
      <ComboBox
        className="group grid min-w-0 gap-1.5"
        defaultItems={options}
        allowsEmptyCollection
        defaultFilter={matchesText}
        {...keptOpenOnBlur}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onChange && { onChange: (key) => onChange(key === null ? null : String(key)) })}
        {...rest}
      >
        <Label className={fieldLabel}>{label}</Label>
        <SelectControl hasFewOptions={options.length <= 7} icon={ChevronDown} />
        {hint && <p className={fieldHint}>{hint}</p>}
        <AriaFieldMessage />
        <Popover className={`${popoverLook} flex w-(--trigger-width) flex-col`}>
          <ListBox<SelectOption>
            aria-label={t`Choices`}
            // The list itself scrolls to what is chosen. Were it the popover, the page would scroll too, and that closes the list.
            className="min-h-0 overflow-auto overscroll-contain p-1.5 outline-none"
            renderEmptyState={() => <p className="px-3 py-2.5 text-muted">{t`No item to display`}</p>}
          >
            {({ name }) => (
              <ListBoxItem textValue={name} className={optionLook}>
                {({ isSelected }) => (
                  <>
                    <span className="min-w-0 flex-1">{name}</span>
                    {isSelected && <Check size={20} aria-hidden="true" className="flex-none" />}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

/** The list is closed by SelectControl, a moment after the blur. */
const keptOpenOnBlur = { shouldCloseOnBlur: false };
