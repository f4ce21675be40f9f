import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import { classNames } from './class-names.ts';
import { optionLook, popoverLook } from './popover-look.ts';

export type MenuAction = {
  id: string;
  name: string;
  icon?: LucideIcon | undefined;
  isDanger?: boolean;
  onAction: () => void;
};

type Props = { label: string; button: ReactNode; buttonClass?: string; actions: MenuAction[] };

/** A button that opens a short list of actions. Lists of links are for the chrome's Disclosure. */
export function PopupMenu({ label, button, buttonClass, actions }: Props) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button
          aria-label={label}
          className={
            buttonClass ??
            'grid size-11 flex-none place-items-center rounded-full hover:bg-hover data-pressed:bg-hover'
          }
        >
          {button}
        </Button>
        <Popover placement="bottom end" className={`${popoverLook} min-w-52 p-1.5`}>
          <Menu aria-label={label} className="outline-none">
            {actions.map(({ id, name, icon: Icon, isDanger, onAction }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={name}
                onAction={onAction}
                className={classNames(optionLook, 'font-medium', isDanger && 'text-on-danger')}
              >
                {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none" />}
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
