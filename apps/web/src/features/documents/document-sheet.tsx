import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { languageOfScript, WrittenText } from '@portal/ui/written-text.tsx';

export type Picture = { blob: Blob; address: string };

type Props = { title: string; fileName: string; picture: Picture | undefined; onClose: () => void };

/** A picture over the page. */
export function DocumentSheet({ title, fileName, picture, onClose }: Props) {
  return (
    <Modal
      isOpen={picture !== undefined}
      onClose={onClose}
      title={<WrittenText>{title}</WrittenText>}
      footer={
        <Button variant="secondary" onClick={() => picture && saveFile(picture.blob, fileName)}>
          <Download size={20} strokeWidth={1.75} aria-hidden="true" />
          <Trans>Download</Trans>
        </Button>
      }
    >
      {picture && (
        <img
          src={picture.address}
          alt={title}
          lang={languageOfScript(title)}
          className="mx-auto max-h-[70dvh] rounded-md object-contain"
        />
      )}
    </Modal>
  );
}
