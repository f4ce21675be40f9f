import { clinicDay } from '@portal/clinical-domain/time/clinic-day';
import { useLoaderData } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { DownloadCard } from './download-card.tsx';
import { KeepItSafe, WhatIsInside } from './what-is-inside.tsx';

export function loader() {
  return { today: clinicDay(Date.now(), getPortalConfig().clinicZone) };
}

export function Component() {
  const { today } = useLoaderData<typeof loader>();
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="grid min-w-0 gap-4">
        <DownloadCard fileName={`health-record-${today}.zip`} />
        <WhatIsInside />
      </div>
      <aside className="min-w-0">
        <KeepItSafe />
      </aside>
    </div>
  );
}
