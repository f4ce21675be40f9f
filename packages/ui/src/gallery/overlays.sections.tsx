import { CalendarClock, CalendarPlus, CircleX, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Modal } from '../modal.tsx';
import { PopupMenu } from '../popup-menu.tsx';
import { ToastCard } from '../toast-card.tsx';
import { toastQueue, type ToastText } from '../toast-queue.ts';
import { GallerySection } from './gallery-section.tsx';
import type { GalleryWords } from './gallery-words.ts';

type Props = { words: GalleryWords };

export function ToastsSection({ words }: Props) {
  const toasts: ToastText[] = [
    { kind: 'info', heading: words.information, message: words.informationText },
    { kind: 'success', heading: words.success, message: words.successText },
    { kind: 'warning', heading: words.warning, message: words.warningText },
    { kind: 'error', heading: words.error, message: words.errorText },
  ];
  const [info, , , error] = toasts;
  return (
    <GallerySection id="toasts" title={words.toasts}>
      <div className="grid *:w-full">
        {toasts.map((toast) => (
          <ToastCard key={toast.kind} {...toast} onClose={() => undefined} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="soft" onClick={() => info && toastQueue.show(info)}>
          {words.showToast}
        </Button>
        <Button variant="soft" onClick={() => error && toastQueue.show(error)}>
          {words.showError}
        </Button>
      </div>
    </GallerySection>
  );
}

export function OverlaysSection({ words }: Props) {
  const [open, setOpen] = useState<'modal' | 'question'>();
  const [done, setDone] = useState('');
  const icons = [CalendarClock, CalendarPlus, CircleX];
  const close = () => setOpen(undefined);
  return (
    <GallerySection id="overlays" title={words.overlays}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setOpen('modal')}>
          {words.openModal}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('question')}>
          {words.openBlocking}
        </Button>
        <PopupMenu
          label={words.more}
          button={<EllipsisVertical size={22} strokeWidth={1.75} aria-hidden="true" />}
          actions={words.actions.map((name, index) => ({
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
        title={words.modalTitle}
        canClose={open !== 'question'}
        isAlert={open === 'question'}
        width="narrow"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {words.keep}
            </Button>
            <Button onClick={close}>{words.cancelVisit}</Button>
          </>
        }
      >
        <p>{words.modalText}</p>
      </Modal>
    </GallerySection>
  );
}
