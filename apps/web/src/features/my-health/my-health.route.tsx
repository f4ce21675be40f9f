import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  Link,
  Outlet,
  useLocation,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { load, useAnswer } from '../../session/records/load.ts';
import { TabLinks } from '@portal/ui/tab-links.tsx';
import { addressOf, findPart, partIds, partNames } from './parts.ts';
import { ShareAndDownload } from './share-and-download.tsx';
import { syncedQuery } from './synced.ts';

/** The overview's own request tells whether anything was synced. */
export function loader({ request }: LoaderFunctionArgs) {
  const part = findPart(new URL(request.url).pathname);
  if (part) load(syncedQuery());
  return part ? { pageTitle: partNames[part] } : null;
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return findPart(currentUrl.pathname) !== findPart(nextUrl.pathname);
}

/** Wide screens have an overview and a tab for each part; on phones a part is a page with a way to all of them. */
export function Component() {
  const { t } = useLingui();
  const isOverview = findPart(useLocation().pathname) === undefined;
  const { data: isSynced = false } = useAnswer({ ...syncedQuery(), enabled: false });
  const shown = partIds.filter((id) => id !== 'wearables' || isSynced);
  return (
    <>
      {isOverview ? <Actions /> : <AllParts />}
      <div className="container-page mb-6 hidden sm:block">
        <TabLinks
          label={t`My Health`}
          links={[
            { to: '/my-health', name: t`Overview`, isExact: true },
            ...shown.map((id) => ({ to: addressOf(id), name: t(partNames[id]) })),
          ]}
        />
      </div>
      <Outlet />
      {isOverview && (
        <div className="container-page grid gap-2.5 pt-4 pb-6 sm:hidden">
          <ShareAndDownload />
        </div>
      )}
    </>
  );
}

/** Wide screens only, beside the title; phones have them below the cards. */
function Actions() {
  return (
    <div className="container-page mb-4 hidden sm:block">
      <div className="-mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:-mt-11">
        <p className="text-muted">
          <Trans>Everything your hospital holds about you.</Trans>
        </p>
        <div className="flex flex-wrap gap-2.5">
          <ShareAndDownload />
        </div>
      </div>
    </div>
  );
}

/** It stands when this page is drawn: the shell around it is the same one. */
const findBar = () => document.getElementById('app-bar-end');
const neverChanges = () => () => undefined;

function AllParts() {
  const { t } = useLingui();
  const bar = useSyncExternalStore(neverChanges, findBar);
  return (
    bar &&
    createPortal(
      <Link
        to="/my-health"
        aria-label={t`All parts of My Health`}
        className="grid size-11 flex-none place-items-center rounded-full hover:bg-white/10"
      >
        <LayoutGrid size={22} strokeWidth={1.75} aria-hidden="true" />
      </Link>,
      bar,
    )
  );
}
