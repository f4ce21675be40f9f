import { Plural } from '@lingui/react/macro';
import { getPortalConfig } from '../../http/portal-config.ts';

const hoursOfDay = 24;

/** As the clinic's settings estimate it. */
export function ReplyTime() {
  const { replyHours } = getPortalConfig();
  const days = Math.round(replyHours / hoursOfDay);
  return days < 1 ? (
    <Plural
      value={replyHours}
      one="The clinic usually answers within # hour."
      other="The clinic usually answers within # hours."
    />
  ) : (
    <Plural
      value={days}
      one="The clinic usually answers within # day."
      other="The clinic usually answers within # days."
    />
  );
}
