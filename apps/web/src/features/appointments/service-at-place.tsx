import { Trans } from '@lingui/react/macro';

type Props = { service: string | undefined; place: string | undefined };

export function ServiceAtPlace({ service, place }: Props) {
  if (!place) return service;
  return (
    <Trans>
      {service} at {place}
    </Trans>
  );
}
