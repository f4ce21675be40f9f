import { ChevronDown } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { matchesText } from '@portal/clinical-domain/language/search-text';
import { AriaFieldMessage } from './aria-field-message.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { fieldHint, fieldLabel } from './field-look.ts';
import { keptOpenOnBlur } from './select.tsx';
import { SelectControl, type ControlInput } from './select-control.tsx';
import { SelectList } from './select-list.tsx';

type Props = {
  label: string;
  /** Names to choose from; none where no list is known. */
  choices: readonly string[];
  value: string;
  onChange: (value: string) => void;
  hint: string;
  matches?: (name: string, typed: string) => boolean;
} & ControlInput;

/** Choose a name of a list, or type one that it lacks. */
export function OpenSelect({ label, choices, value, onChange, hint, matches, ...input }: Props) {
  return (
    <AriaLocale>
      <ComboBox
        className="group grid min-w-0 gap-1.5"
        allowsCustomValue
        defaultItems={choices.map((name) => ({ id: name, name }))}
        defaultFilter={matches ?? matchesText}
        value={choices.includes(value) ? value : null}
        inputValue={value}
        onInputChange={onChange}
        onChange={(key) => key !== null && onChange(String(key))}
        {...keptOpenOnBlur}
      >
        <Label className={fieldLabel}>{label}</Label>
        <SelectControl input={input} {...(choices.length > 0 && { icon: ChevronDown })} />
        <Text slot="description" className={fieldHint}>
          {hint}
        </Text>
        <AriaFieldMessage />
        <SelectList />
      </ComboBox>
    </AriaLocale>
  );
}
