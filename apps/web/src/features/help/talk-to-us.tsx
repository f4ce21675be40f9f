import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react';
import { formatDigits } from '@portal/clinical-domain/language/format-digits';
import { getClinicName, getPortalConfig } from '../../http/portal-config.ts';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { useSession } from '../../session/session.ts';
import { Card } from '@portal/ui/card.tsx';
import type { Hue } from '@portal/ui/hues.ts';
import { ListRow } from '@portal/ui/list-row.tsx';
import { telAddress } from '@portal/ui/phone-link.tsx';
import { Tile } from '@portal/ui/tile.tsx';

export function TalkToUs() {
  const { t } = useLingui();
  const language = useLanguage();
  const { status } = useSession();
  const clinicName = getClinicName(language);
  const { clinicPhone, clinicEmail } = getPortalConfig();
  return (
    <Card aria-labelledby="talk-to-us" className="overflow-hidden px-0! pt-5! pb-0!">
      <h2 id="talk-to-us" className="px-5 pb-2 text-lg">
        <Trans>Talk to us</Trans>
      </h2>
      <ul className="divide-y divide-divider">
        {clinicPhone && (
          <li>
            <Way
              href={telAddress(clinicPhone)}
              icon={Phone}
              hue="green"
              title={formatDigits(clinicPhone, language)}
              detail={t`Call the clinic`}
            />
          </li>
        )}
        {clinicEmail && (
          <li>
            <Way
              href={`mailto:${clinicEmail}`}
              icon={Mail}
              hue="amber"
              title={clinicEmail}
              detail={t`Please don’t write about your health: others may be able to read an e-mail`}
            />
          </li>
        )}
        {status === 'in' && (
          <li>
            <ListRow
              to="/messages"
              lead={<Tile icon={MessageCircle} hue="blue" />}
              title={t`Write to your doctor`}
              detail={t`The answer comes in the portal`}
            />
          </li>
        )}
        {!clinicPhone && !clinicEmail && status !== 'in' && (
          <li className="px-5 pb-5 text-muted">
            <Trans>Ask at the front desk of {clinicName}.</Trans>
          </li>
        )}
      </ul>
    </Card>
  );
}

type WayProps = { href: string; icon: LucideIcon; hue: Hue; title: string; detail: string };

function Way({ href, icon, hue, title, detail }: WayProps) {
  return (
    <a
      href={href}
      className="flex min-h-16 items-center gap-3.5 px-5 py-2.5 -outline-offset-2! hover:bg-hover"
    >
      <Tile icon={icon} hue={hue} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" className="flex-none text-subtle" />
    </a>
  );
}
