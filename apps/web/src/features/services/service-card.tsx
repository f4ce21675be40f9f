import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@portal/clinical-domain/money/format-money';
import type { HealthcareService } from 'fhir/r4';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '@portal/ui/button.tsx';
import { Card } from '@portal/ui/card.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Tile } from '@portal/ui/tile.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { isOpenDayAndNight, readService, type Service } from './read-service.ts';
import type { serviceKinds } from './service-kinds.ts';

type Props = { card: (typeof serviceKinds)[number]; service: HealthcareService | undefined };

export function ServiceCard({ card: { kind, icon, hue, title, about }, service }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const known = service && readService(service, language);
  const titleId = `service-${kind}`;
  return (
    <Card
      aria-labelledby={titleId}
      className="grid h-full grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 gap-y-3 sm:flex sm:flex-col"
    >
      <Tile icon={icon} hue={hue} size="lg" />
      <div className="sm:flex-1">
        <h2 id={titleId} className="text-lg">
          {t(title)}
        </h2>
        <p className="text-sm text-muted">{known?.about ? <LangText>{known.about}</LangText> : t(about)}</p>
      </div>
      <div className="col-span-2 flex min-h-11 flex-wrap items-center justify-between gap-3 sm:mt-2">
        <p className="text-sm font-semibold tabular-nums">{known && <Remark service={known} />}</p>
        <LinkButton
          variant="soft"
          size="sm"
          to={`/services/${kind}`}
          aria-describedby={titleId}
          className="ml-auto"
        >
          <Trans>Explore</Trans>
          <ArrowRight size={18} aria-hidden="true" />
        </LinkButton>
      </div>
    </Card>
  );
}

/** The one thing that tells most: that it never closes, else what it costs. */
function Remark({ service }: { service: Service }) {
  const language = useLanguage();
  if (isOpenDayAndNight(service)) return <Trans>Open 24 hours</Trans>;
  if (service.fee === undefined) return undefined;
  const fee = formatMoney(service.fee, language);
  return service.fee === 0 ? <Trans>No service fee</Trans> : <Trans>From {fee}</Trans>;
}
