import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { BrandCard } from '@portal/ui/brand-card.tsx';
import { Card } from '@portal/ui/card.tsx';
import { ErrorState } from '@portal/ui/error-state.tsx';
import { Loading } from '@portal/ui/loading.tsx';
import { PhoneButton } from '@portal/ui/phone-button.tsx';
import { LangText } from '@portal/ui/lang-text.tsx';
import { Skeleton } from '@portal/ui/skeleton.tsx';
import { useLanguage } from '@portal/ui/i18n/use-language.ts';
import { EmergencyCall } from './emergency-call.tsx';
import { LabTests } from './lab-tests.tsx';
import { findServiceOfKind, readService } from './read-service.ts';
import { serviceKinds } from './service-kinds.ts';
import { ServiceFacts } from './service-facts.tsx';
import { ServiceSteps } from './service-steps.tsx';
import { ServiceWhereWhen } from './service-where-when.tsx';
import { labTestsQuery, servicesQuery } from './services-query.ts';

/** The six addresses are routes of their own, so the last part is one of the kinds. */
export function loader({ request }: LoaderFunctionArgs) {
  load(servicesQuery());
  const kind = new URL(request.url).pathname.split('/').at(-1);
  if (kind === 'lab-tests') load(labTestsQuery());
  return { kind };
}

/** In an emergency the call comes first, and waits for no server. */
export function Component() {
  const { kind } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useAnswer(servicesQuery());
  const card = serviceKinds.find((one) => one.kind === kind) ?? serviceKinds[0];
  const found = data && findServiceOfKind(data, card.kind);
  const service = found && readService(found, language);
  const { emergencyPhone, clinicPhone } = getPortalConfig();
  const isEmergency = card.kind === 'emergency';
  const phone = service?.phone ?? (isEmergency ? emergencyPhone : clinicPhone);
  const about = (
    <>
      <p className="max-w-[44ch] text-lg font-semibold text-pretty sm:text-xl">
        {service?.about ? <LangText>{service.about}</LangText> : t(card.about)}
      </p>
      {service && <ServiceWhereWhen service={service} />}
    </>
  );
  return (
    <div className="container-page grid gap-4 pb-5 sm:gap-6 sm:pb-16">
      {isEmergency ? (
        <EmergencyCall phone={service?.phone ?? emergencyPhone}>{about}</EmergencyCall>
      ) : (
        <BrandCard>{about}</BrandCard>
      )}
      {service && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-6">
          <div className="lg:order-2">
            <ServiceFacts kind={card.kind} service={service} phone={phone} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
            {card.kind === 'lab-tests' && <LabTests />}
            {service.steps && <ServiceSteps steps={service.steps} />}
          </div>
        </div>
      )}
      {!service && (
        <Card>
          {isError && (
            <ErrorState onTryAgain={() => void refetch()} isTrying={isFetching}>
              <p>
                <Trans>We couldn’t load the details. Check your connection and try again.</Trans>
              </p>
            </ErrorState>
          )}
          {data && <NotOffered phone={isEmergency ? undefined : phone} />}
          {!data && !isError && (
            <Loading className="grid gap-3">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-5 w-1/2" />
            </Loading>
          )}
        </Card>
      )}
    </div>
  );
}

function NotOffered({ phone }: { phone: string | undefined }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <Trans>The clinic hasn’t added hours and fees for this service yet. Please ask us.</Trans>
      </p>
      {phone && <PhoneButton number={phone} variant="secondary" />}
    </div>
  );
}
