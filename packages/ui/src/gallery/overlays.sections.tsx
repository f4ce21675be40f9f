import { CalendarClock, CalendarPlus, CircleX, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Modal } from '../modal.tsx';
import { PopupMenu } from '../popup-menu.tsx';
import { ToastCard } from '../toast-card.tsx';
import { toastQueue, type ToastText } from '../toast-queue.ts';
import { GallerySection } from './gallery-section.tsx';
import type { GalleryStrings } from './gallery-strings.ts';

type Props = { strings: GalleryStrings };

export function ToastsSection({ strings }: Props) {
  const toasts: ToastText[] = [
    { kind: 'info', heading: strings.information, message: strings.informationText },
    { kind: 'success', heading: strings.success, message: strings.successText },
    { kind: 'warning', heading: strings.warning, message: strings.warningText },
    { kind: 'error', heading: strings.error, message: strings.errorText },
  ];
  const [info, , , error] = toasts;
  return (
    <GallerySection id="toasts" title={strings.toasts}>
      <div className="grid *:w-full">
        {toasts.map((toast) => (
          <ToastCard key={toast.kind} {...toast} onClose={() => undefined} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="soft" onClick={() => info && toastQueue.show(info)}>
          {strings.showToast}
        </Button>
        <Button variant="soft" onClick={() => error && toastQueue.show(error)}>
          {strings.showError}
        </Button>
      </div>
    </GallerySection>
  );
}

export function OverlaysSection({ strings }: Props) {
  const [open, setOpen] = useState<'modal' | 'question'>();
  const [done, setDone] = useState('');
  const icons = [CalendarClock, CalendarPlus, CircleX];
  const close = () => setOpen(undefined);
  return (
    <GallerySection id="overlays" title={strings.overlays}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setOpen('modal')}>
          {strings.openModal}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          {strings.openBlocking}
        </Button>
        <PopupMenu
          label={strings.more}
          button={<EllipsisVertical size={22} strokeWidth={1.75} aria-hidden="true" />}
          actions={strings.actions.map((name, index) => ({
            id: name,
            name,
            icon: icons[index],
            isDanger: index === 2,
            onAction: () => setDone(name),
          }))}
        />
        <output>{done}</output>
      </div>
      <Modal
        isOpen={open !== undefined}
        onClose={close}
        title={strings.modalTitle}
        canClose={open !== 'question'}
        isAlert={open === 'question'}
        width="narrow"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {strings.keep}
            </Button>
            <Button onClick={close}>{strings.cancelVisit}</Button>
          </>
        }
      >
        <p>{strings.modalText}</p>
      </Modal>
    </GallerySection>
  );
}
