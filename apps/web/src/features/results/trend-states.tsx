import { Trans } from '@lingui/react/macro';
import { Loading } from '@portal/ui/loading.tsx';
import { Callout } from '@portal/ui/callout.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';

export function TrendLoading() {
  return (
    <Loading>
      <Skeleton className="h-75 rounded-lg!" />
    </Loading>
  );
}

export function TrendFailed() {
  return (
    <Callout kind="info">
      <Trans>We couldn’t load earlier results. This report is complete.</Trans>
    </Callout>
  );
}
