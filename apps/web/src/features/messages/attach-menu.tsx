import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listExtensions, type Picker } from '@portal/clinical-domain/messages/attachment-rules';
import { FileText, Image, Paperclip, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PopupMenu } from '@portal/ui/popup-menu.tsx';

const pickers: { picker: Picker; name: MessageDescriptor; icon: LucideIcon }[] = [
  { picker: 'image', name: msg`Image`, icon: Image },
  { picker: 'document', name: msg`Document`, icon: FileText },
  { picker: 'any', name: msg`Any file`, icon: Paperclip },
];

/** Three ways to choose files, each with its own types. What a browser lets through all the same is told apart later. */
export function AttachMenu({ onChoose }: { onChoose: (files: File[], picker: Picker) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [picker, setPicker] = useState<Picker>('any');

  function open(wanted: Picker) {
    flushSync(() => setPicker(wanted));
    input.current?.click();
  }

  return (
    <>
      <PopupMenu
        label={t`Attach a file`}
        button={<Paperclip size={22} strokeWidth={1.75} aria-hidden="true" />}
        actions={pickers.map(({ picker: id, name, icon }) => ({
          id,
          name: t(name),
          icon,
          onAction: () => open(id),
        }))}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t`Attach a file`}
        accept={listExtensions(picker).join(',')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])], picker);
          target.value = '';
        }}
      />
    </>
  );
}
