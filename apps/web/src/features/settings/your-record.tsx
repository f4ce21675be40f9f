import { useLingui } from '@lingui/react/macro';
import { ClipboardPlus, Download, Eye, Link2 } from 'lucide-react';
import { useStore } from 'zustand/react';
import { session } from '../../session/session.ts';
import { ListRow } from '@portal/ui/list-row.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What a patient can do with the record as a whole. */
export function YourRecord() {
  const { t } = useLingui();
  const isConnected = useStore(session.store, ({ user }) => user?.fhirUser !== undefined);
  return (
    <SettingsSection title={t`Your record`} detail={t`It’s yours: take it with you, and see who opens it.`}>
      {!isConnected && (
        <ListRow
          to="/connect-record"
          lead={<Tile icon={Link2} hue="blue" size="sm" />}
          title={t`Connect my hospital record`}
          detail={t`With the slip from the desk`}
        />
      )}
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
