import { Trans } from '@lingui/react/macro';
import { getPortalConfig } from '../../http/portal-config.ts';
import { load, useAnswer } from '../../session/records/load.ts';
import { EmergencyCallout } from './emergency-callout.tsx';
import { findServiceOfKind } from './read-service.ts';
import { ServiceCard } from './service-card.tsx';
import { serviceKinds } from './service-kinds.ts';
import { servicesQuery } from './services-query.ts';

export function loader() {
  load(servicesQuery());
  return null;
}

/** The cards do not wait for the server: without it they lack the fee, no more. */
export function Component() {
  const { data: services = [] } = useAnswer(servicesQuery());
  const emergency = findServiceOfKind(services, 'emergency');
  const emergencyPhone = emergency?.telecom?.find(({ system }) => system === 'phone')?.value;
  return (
    <div className="container-page grid gap-4 pb-5 sm:pb-16">
      <p className="-mt-4 hidden text-muted sm:block">
        <Trans>What we can do for you, at the clinic, at home and by video.</Trans>
      </p>
      <EmergencyCallout phone={emergencyPhone ?? getPortalConfig().emergencyPhone} />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {serviceKinds.map((card) => (
          <li key={card.kind}>
            <ServiceCard card={card} service={findServiceOfKind(services, card.kind)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
