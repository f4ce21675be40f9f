import { readProfile } from '@portal/clinical-domain/profile/read-profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { connectionQuery } from '../../session/account/connection-query.ts';
import { ownPatientOf } from '../../session/records/own-patient.ts';
import { queryClient } from '../../session/records/query-client.ts';
import { useSession } from '../../session/session.ts';
import { ConnectOffer } from './connect-offer.tsx';
import { SetupCard } from './setup-card.tsx';

export type HomeSetupProps = {
  /** Nothing from the clinic is in the record yet. */
  isNew: boolean;
  hasBooked: boolean;
  /** Another card has the strong button. */
  isSecond: boolean;
  /** What the home says where there is nothing to set up, or beside it. */
  otherwise: ReactNode;
};

/** What is left to set up. A step that is done is gone, and the card with the last one. */
export function HomeSetup({
  isNew,
  hasBooked,
  isSecond,
  otherwise,
  loading,
}: HomeSetupProps & { loading: ReactNode }) {
  const { user } = useSession();
  const isUnconnected = user?.fhirUser === undefined;
  const connection = useQuery({ ...connectionQuery(), enabled: isUnconnected }, queryClient);
  const patient = useQuery({ ...ownPatientOf(user?.id ?? ''), enabled: isNew }, queryClient);
  const isWaiting = connection.isLoading || patient.isLoading;
  const canConnect = isUnconnected && connection.data?.can_connect === true;
  const offer = canConnect && <ConnectOffer isSecond={isSecond} />;
  if (isSecond && !isNew)
    return (
      <>
        {otherwise}
        {offer}
      </>
    );
  if (isWaiting) return loading;
  if (!isNew)
    return (
      <>
        {offer}
        {otherwise}
      </>
    );
  const steps = {
    connect: canConnect,
    book: !hasBooked,
    details: patient.data === undefined || readProfile(patient.data).contactMobile === '',
  };
  return Object.values(steps).includes(true) ? <SetupCard steps={steps} isSecond={isSecond} /> : otherwise;
}
