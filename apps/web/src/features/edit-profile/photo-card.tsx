import { useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { shrinkPhoto } from '../../platform/shrink-photo.ts';
import { useOwnName } from '../../session/records/use-own-name.ts';
import { Avatar } from '@portal/ui/avatar.tsx';
import { Button } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import type { PartProps } from './form-card.tsx';

/** The picture is made small on this device, and stored with the rest. */
export function PhotoCard({ profile, change, number }: PartProps & { number: string }) {
  const { t } = useLingui();
  const name = useOwnName();
  const picker = useRef<HTMLInputElement>(null);

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      change({ photo: await shrinkPhoto(file) });
    } catch {
      toastQueue.show({
        kind: 'error',
        heading: t`We can’t use this picture`,
        message: t`Please only choose image files.`,
      });
    }
  }

  return (
    <Card className="flex flex-wrap items-center gap-4 lg:flex-col lg:px-6! lg:py-8! lg:text-center">
      <span className="relative">
        <Avatar name={name ?? ''} photo={profile.photo} size="xl" />
        <span
          aria-hidden="true"
          className="absolute -right-1 -bottom-1 grid size-8 place-items-center rounded-full bg-primary text-on-primary ring-3 ring-surface"
        >
          <Camera size={16} />
        </span>
      </span>
      <div className="min-w-0 flex-[1_1_10rem] lg:flex-auto">
        <h2 className="text-lg break-words">{name}</h2>
        <p className="text-sm break-all text-muted">{t`Patient ID ${number}`}</p>
        <div className="-mx-3 flex flex-wrap lg:justify-center">
          <Button variant="ghost" size="sm" onClick={() => picker.current?.click()}>
            {profile.photo ? t`Change photo` : t`Add photo`}
          </Button>
          {profile.photo && (
            <Button variant="danger-ghost" size="sm" onClick={() => change({ photo: '' })}>
              {t`Remove`}
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t`Photo`}
          tabIndex={-1}
          hidden
          onChange={(event) => void take(event)}
        />
      </div>
    </Card>
  );
}
