import { useLingui } from '@lingui/react/macro';
import { ClipboardPlus, Download, Eye } from 'lucide-react';
import { ListRow } from '@portal/ui/list-row.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { SettingsSection } from './settings-section.tsx';

/** What a patient can do with the record as a whole. */
export function YourRecord() {
  const { t } = useLingui();
  return (
    <SettingsSection title={t`Your record`} detail={t`It’s yours: take it with you, and see who opens it.`}>
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
