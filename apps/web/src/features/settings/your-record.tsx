import { useLingui } from '@lingui/react/macro';
import { ClipboardPlus, Download, Eye } from 'lucide-react';
import { connectionQuery } from '../../session/account/connection-query.ts';
import { useAnswer } from '../../session/records/load.ts';
import { ListRow } from '@portal/ui/list-row.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { RecordOrigin } from './record-origin.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Where the record came from, and what a patient can do with it as a whole. */
export function YourRecord() {
  const { t } = useLingui();
  const { data: connection } = useAnswer(connectionQuery());
  return (
    <SettingsSection title={t`Your record`} detail={t`It’s yours: take it with you, and see who opens it.`}>
      {connection && <RecordOrigin connection={connection} />}
      <ListRow
        to="/health-summary"
        lead={<Tile icon={ClipboardPlus} hue="rose" size="sm" />}
        title={t`My health summary`}
        detail={t`To read, print, download or share`}
      />
      <ListRow
        to="/record-access"
        lead={<Tile icon={Eye} hue="teal" size="sm" />}
        title={t`Who looked at my record`}
        detail={t`Every view, by whom and why`}
      />
      <ListRow
        to="/download-my-data"
        lead={<Tile icon={Download} hue="violet" size="sm" />}
        title={t`Download my data`}
        detail={t`Everything in one file`}
      />
    </SettingsSection>
  );
}
