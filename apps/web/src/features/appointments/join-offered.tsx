import type { ComponentProps } from 'react';
import { getPortalConfig } from '../../http/portal-config.ts';
import { JoinVisit } from '@portal/ui/join-visit.tsx';

/** Where this deployment has video visits. */
export function JoinOffered(props: ComponentProps<typeof JoinVisit>) {
  return getPortalConfig().video ? <JoinVisit {...props} /> : null;
}
