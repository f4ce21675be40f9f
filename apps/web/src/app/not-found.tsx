import { Trans, useLingui } from '@lingui/react/macro';
import { BackHome } from './back-home.tsx';
import { LostPathDrawing } from '@portal/ui/lost-path-drawing.tsx';
import { MessageState } from '@portal/ui/message-state.tsx';

export function Component() {
  const { t } = useLingui();
  return (
    <MessageState
      drawing={<LostPathDrawing />}
      eyebrow={t`404 ERROR`}
      title={t`Oops! Page Not Found`}
      level={1}
      className="py-12!"
      actions={<BackHome />}
    >
      <p>
        <Trans>The page you're trying to reach doesn't exist or there's an error.</Trans>
      </p>
    </MessageState>
  );
}
