import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@portal/ui/button.tsx';
import { Callout } from '@portal/ui/callout.tsx';

/** What was not marked yesterday, one press away. */
export function Yesterday({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Callout kind="info">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p>
          <Plural
            value={count}
            one="# dose from yesterday isn't marked."
            other="# doses from yesterday aren't marked."
          />
        </p>
        <Button variant="ghost" size="sm" onClick={onShow} className="-my-2">
          <Trans>Show yesterday</Trans>
        </Button>
      </div>
    </Callout>
  );
}
