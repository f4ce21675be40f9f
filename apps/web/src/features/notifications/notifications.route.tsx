import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Communication } from 'fhir/r4';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { isUnread, notificationsOf, readNotifications } from '../../session/records/notifications.ts';
import { session, useSession } from '../../session/session.ts';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { List } from '@portal/ui/list.tsx';
import { toastQueue } from '@portal/ui/toast-queue.ts';
import { groupNotifications, type Age } from './group-notifications.ts';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationFilter } from './notification-filter.tsx';
import { NotificationPromise } from './notification-promise.tsx';
import { NotificationRow } from './notification-row.tsx';

export function loader() {
  load(notificationsOf(session.store.getState().user?.id), { showsLast: true });
  return { now: new Date(), zone: getPortalConfig().clinicZone };
}

const ages: Record<Age, MessageDescriptor> = {
  today: msg`Today`,
  'this-week': msg`Earlier this week`,
  earlier: msg`Earlier`,
};

export function Component() {
  const { now, zone } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { user } = useSession();
  const { data, isError, isFetching, refetch } = useAnswer(notificationsOf(user?.id));
  const [onlyUnread, setOnlyUnread] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const unread = data?.filter(isUnread) ?? [];
  const groups = groupNotifications((onlyUnread ? unread : data) ?? [], now, zone);

  async function read(notifications: Communication[]) {
    setMarking(true);
    try {
      await readNotifications(user?.id, notifications);
    } catch {
      const message = t`We couldn’t mark it as read. Check your connection and try again.`;
      toastQueue.show({ kind: 'error', heading: t`Error occurred`, message });
    } finally {
      setMarking(false);
    }
  }

  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-x-6">
      <div className="grid gap-4">
        {data && data.length > 0 && (
          <NotificationFilter
            unread={unread.length}
            onlyUnread={onlyUnread}
            onChange={setOnlyUnread}
            onReadAll={() => void read(unread)}
            isMarking={isMarking}
          />
        )}
        {groups.map(({ age, notifications }) => (
          <section key={age} aria-labelledby={`notifications-${age}`} className="grid gap-2">
            <h2 id={`notifications-${age}`} className="text-sm tracking-normal text-muted">
              {t(ages[age])}
            </h2>
            <Card className="overflow-hidden p-0!">
              <List label={t(ages[age])} items={notifications} keyOf={({ id = '' }) => id}>
                {(notification) => (
                  <NotificationRow
                    notification={notification}
                    age={age}
                    zone={zone}
                    onRead={() => void read([notification])}
                  />
                )}
              </List>
            </Card>
          </section>
        ))}
        {groups.length === 0 && (
          <Card>
            {!data && isError ? (
              <ErrorState onTryAgain={() => void refetch()} isTrying={isFetching}>
                <p>
                  <Trans>
                    We couldn’t load your notifications. They’re safe. Check your connection and try again.
                  </Trans>
                </p>
              </ErrorState>
            ) : (
              <List
                label={t`Notifications`}
                items={[]}
                keyOf={String}
                isLoading={!data}
                empty={<NoNotifications isFiltered={onlyUnread} />}
              >
                {() => undefined}
              </List>
            )}
          </Card>
        )}
      </div>
      <NotificationPromise />
    </div>
  );
}
