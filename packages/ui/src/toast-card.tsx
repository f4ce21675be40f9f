import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Info, TriangleExclamationPoint, X } from 'lucide-react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import type { ToastText } from './toast-queue.ts';

const kinds = {
  info: { line: 'border-info-line before:bg-info-solid', hue: 'text-on-info', icon: Info },
  success: { line: 'border-success-line before:bg-success-solid', hue: 'text-on-success', icon: CircleCheck },
  warning: {
    line: 'border-warning-line before:bg-warning-solid',
    hue: 'text-on-warning',
    icon: TriangleExclamationPoint,
  },
  error: { line: 'border-danger-line before:bg-danger-solid', hue: 'text-on-danger', icon: CircleX },
};

export function ToastCard({ kind, heading, message, action, onClose }: ToastText & { onClose: () => void }) {
  const { t } = useLingui();
  const { line, hue, icon: Icon } = kinds[kind];
  return (
    <div
      className={classNames(
        'pointer-events-auto relative mb-2 flex w-[min(420px,calc(100vw-32px))] animate-rise items-start gap-3 overflow-hidden rounded-md border bg-surface py-3.5 pr-2 pl-4 shadow-lg before:absolute before:inset-y-0 before:left-0 before:w-1',
        line,
      )}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className={classNames('mt-0.5 flex-none', hue)} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{heading}</p>
        <p className="text-sm text-muted">{message}</p>
      </div>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onClose();
            action.onPress();
          }}
          className="-my-1.5"
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t`Close`} icon={X} onClick={onClose} className="-my-2" />
    </div>
  );
}
