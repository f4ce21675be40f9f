import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from './aria-locale.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useCloseWatcher } from './use-close-watcher.ts';
import { usePressable } from './use-pressable.ts';

const widths = { narrow: 'sm:max-w-120', normal: 'sm:max-w-220', wide: 'sm:max-w-290' };

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: what state the thing is in. */
  badge?: ReactNode;
  /** Below the title, smaller. */
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  width?: keyof typeof widths;
  /** False where the patient must answer: neither Escape nor a press beside it closes it, and it has no close button. */
  canClose?: boolean;
  isAlert?: boolean;
};

/** A sheet from below on phones, in the middle on wide screens; focus stays inside and returns to what opened it. Keys work at once, presses after a moment. */
export function Modal(props: Props) {
  const { isOpen, onClose, title, badge, lead, children, footer } = props;
  const { width = 'normal', canClose = true, isAlert } = props;
  const { t } = useLingui();
  const isPressable = usePressable(isOpen);
  useCloseWatcher(isOpen && canClose, onClose);
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(willBeOpen) => {
          if (!willBeOpen) onClose();
        }}
        isDismissable={canClose}
        isKeyboardDismissDisabled={!canClose}
        shouldCloseOnInteractOutside={() => isPressable}
        data-sheet=""
        className="fixed inset-0 z-400 grid items-end bg-overlay data-entering:animate-appear sm:place-items-center sm:p-6"
      >
        <AriaModal
          className={classNames(
            'flex max-h-[calc(100dvh-var(--safe-top)-24px)] w-full min-w-0 overflow-hidden rounded-t-xl bg-surface shadow-lg data-entering:animate-rise sm:max-h-[calc(100dvh-64px)] sm:rounded-xl',
            widths[width],
            !isPressable && 'pointer-events-none',
          )}
        >
          <Dialog
            role={isAlert ? 'alertdialog' : 'dialog'}
            className="flex min-w-0 flex-1 flex-col outline-none before:mx-auto before:mt-2.5 before:h-1 before:w-10 before:flex-none before:rounded-[2px] before:bg-line-control/60 sm:before:hidden"
          >
            <div className="flex items-start gap-3 pt-2 pr-3 pb-3.5 pl-5 shadow-[0_1px_0_var(--color-divider)] sm:pt-5 sm:pr-4 sm:pb-4 sm:pl-7">
              <div className="min-w-0 flex-1 py-2 sm:py-1">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Heading slot="title" level={2} className="min-w-0 text-xl sm:text-2xl">
                    {title}
                  </Heading>
                  {badge}
                </div>
                {lead && <p className="text-sm text-muted tabular-nums">{lead}</p>}
              </div>
              {canClose && <IconButton label={t`Close`} icon={X} onClick={onClose} />}
            </div>
            <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] gap-5 overflow-auto overscroll-contain p-5 sm:px-7 sm:py-6">
              {children}
            </div>
            {footer && (
              <div className="flex flex-wrap gap-3 px-5 pt-3 pb-[calc(12px+var(--safe-bottom))] shadow-[0_-1px_0_var(--color-divider)] *:flex-1 sm:justify-end sm:px-7 sm:py-4 sm:*:flex-none">
                {footer}
              </div>
            )}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}
