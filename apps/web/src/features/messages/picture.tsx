import { Trans, useLingui } from '@lingui/react/macro';
import type { Attachment } from 'fhir/r4';
import { Download, Image } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '@portal/ui/button.tsx';
import { Modal } from '@portal/ui/modal.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { useNear } from '@portal/ui/use-near.ts';
import { FileCard } from './file-card.tsx';
import { useFile } from './use-file.ts';
import { useWanted } from './use-wanted.ts';

/** Drawn as a picture, where no script of a drawing runs; larger over the page. */
export function Picture({ file }: { file: Attachment }) {
  const { t } = useLingui();
  const { ref, isNear } = useNear<HTMLDivElement>('300px');
  const { isWanted, mustAsk, ask } = useWanted(isNear);
  const { blob, address, hasFailed } = useFile(file, isWanted);
  const [isOpen, setOpen] = useState(false);
  const name = file.title ?? t`Picture`;
  if (hasFailed) return <FileCard file={file} />;
  return (
    <div ref={ref}>
      {address ? (
        <button
          type="button"
          aria-label={t`View ${name}`}
          onClick={() => setOpen(true)}
          className="block rounded-[14px]"
        >
          <img src={address} alt="" className="max-h-60 min-h-11 min-w-11 rounded-[14px] object-contain" />
        </button>
      ) : (
        <Waiting name={name} mustAsk={mustAsk} onAsk={ask} />
      )}
      <Modal
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        footer={
          <Button variant="secondary" onClick={() => blob && saveFile(blob, name)}>
            <Download size={20} strokeWidth={1.75} aria-hidden="true" />
            <Trans>Download</Trans>
          </Button>
        }
      >
        <img src={address} alt={name} className="mx-auto max-h-[70dvh] rounded-md object-contain" />
      </Modal>
    </div>
  );
}

type WaitingProps = { name: string; mustAsk: boolean; onAsk: () => void };

function Waiting({ name, mustAsk, onAsk }: WaitingProps) {
  const { t } = useLingui();
  if (!mustAsk) return <Skeleton className="h-40 w-56 max-w-full rounded-[14px]!" />;
  return (
    <Button variant="secondary" size="sm" className="my-1" aria-label={t`Show ${name}`} onClick={onAsk}>
      <Image size={20} strokeWidth={1.75} aria-hidden="true" />
      <Trans>Show picture</Trans>
    </Button>
  );
}
