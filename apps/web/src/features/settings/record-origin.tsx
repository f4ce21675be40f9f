import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ConnectionState } from '@portal/api-contract/connect-record';
import { formatDate } from '@portal/clinical-domain/time/format-date';
import { Hospital, Link2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { ListRow } from '@portal/ui/list-row.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { getClinicName } from '../../http/portal-config.ts';
import { useClinicView } from '../../session/preferences/use-clinic-view.ts';

/** Where the record came from, and the way to the hospital's where it isn't that one. */
export function RecordOrigin({ connection }: { connection: ConnectionState }) {
  const { t } = useLingui();
  const clinic = getClinicName(useLanguage());
  const isFirst = connection.state === 'first';
  return (
    <>
      <div className="flex min-h-16 items-center gap-3.5 px-5 py-2.5 max-[379px]:gap-2 max-[379px]:px-3">
        <Tile icon={Hospital} hue="green" size="sm" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">
            {isFirst ? t`Started when you registered` : t`From ${clinic}`}
          </p>
          <p className="text-sm text-muted">
            <Since connection={connection} />
          </p>
          <Moved moved={connection.moved} />
        </div>
      </div>
      {connection.can_connect && (
        <ListRow
          to="/connect-record"
          lead={<Tile icon={Link2} hue="blue" size="sm" />}
          title={t`Connect my hospital record`}
          detail={t`With the slip from the desk`}
        />
      )}
    </>
  );
}

function Since({ connection: { state, connected_at: at } }: { connection: ConnectionState }) {
  const view = useClinicView();
  if (state === 'first') return <Trans>It isn’t connected to a hospital record.</Trans>;
  if (state === 'connecting') return <Trans>We’re connecting it. It goes on by itself.</Trans>;
  if (at === undefined) return <Trans>The hospital connected it to your account.</Trans>;
  const day = formatDate(new Date(at), view);
  return <Trans>Connected on {day}</Trans>;
}

/** What was written before, and came along. */
function Moved({ moved }: Pick<ConnectionState, 'moved'>) {
  const { Appointment: visits = 0, Communication: messages = 0, Observation: readings = 0 } = moved;
  const { DocumentReference: documents = 0 } = moved;
  const counts = [
    visits > 0 && <Plural value={visits} one="# visit" other="# visits" />,
    messages > 0 && <Plural value={messages} one="# message" other="# messages" />,
    readings > 0 && <Plural value={readings} one="# reading" other="# readings" />,
    documents > 0 && <Plural value={documents} one="# document" other="# documents" />,
  ].filter(Boolean);
  if (counts.length === 0) return null;
  const list: ReactNode = counts.map((count, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && ', '}
      {count}
    </Fragment>
  ));
  return (
    <p className="text-sm text-muted">
      <Trans>Kept from before: {list}</Trans>
    </p>
  );
}
