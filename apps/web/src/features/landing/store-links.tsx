import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Apple, Play } from 'lucide-react';
import { getPortalConfig } from '../../http/portal-config.ts';

/** Only of the stores that have the clinic's app. */
export function StoreLinks() {
  const { t } = useLingui();
  const { appStoreUrl, playStoreUrl } = getPortalConfig();
  const stores = [
    { url: appStoreUrl, icon: Apple, call: msg`Download on the`, name: msg`App Store` },
    { url: playStoreUrl, icon: Play, call: msg`Get it on`, name: msg`Google Play` },
  ].filter(({ url }) => url !== undefined);
  if (stores.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {stores.map(({ url, icon: Icon, call, name }) => (
        <li key={url}>
          <a
            href={url}
            className="pressable inline-flex min-h-13 items-center gap-2.5 rounded-[14px] border border-line bg-night py-1.5 pr-4.5 pl-3.5 leading-tight text-white"
          >
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <span className="block text-xs text-[#c9d3e2]">{t(call)}</span>{' '}
              <b className="font-semibold">{t(name)}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
