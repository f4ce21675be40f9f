import { Trans } from '@lingui/react/macro';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function TrendLoading() {
  return (
    <Loading>
      <Skeleton className="h-75 rounded-lg!" />
    </Loading>
  );
}

export function TrendFailed() {
  return (
    <Notice kind="info">
      <Trans>Earlier results could not be loaded. Those of this report are complete.</Trans>
    </Notice>
  );
}
