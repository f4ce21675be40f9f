import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { optionLook, popoverLook } from './popover-look.ts';

export type SelectOption = { id: string; name: string };

/** The choices below a Select, as far as they fit what is typed. */
export function SelectList() {
  const { t } = useLingui();
  return (
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
  );
}
