import type { ComponentType } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getPortalConfig } from '../../http/portal-config.ts';
import { connectionQuery } from '../../session/account/connection-query.ts';
import { notificationSettingsQuery } from '../../session/account/notification-settings-query.ts';
import { load, loadFirst } from '../../session/records/load.ts';
import { CalendarCard } from './calendar-card.tsx';
import { findCard, listCards, type CardName } from './cards.ts';
import { ConnectCard } from './connect-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import type { Place } from './use-place.ts';

const components: Record<CardName, ComponentType<{ place: Place }>> = {
  language: LanguageCard,
  calendar: CalendarCard,
  notifications: NotificationsCard,
  connect: ConnectCard,
};

/** How many cards there are is known before the first is shown; without an answer, one less. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Place> {
  load(notificationSettingsQuery(), { showsLast: true });
  const canConnect = await loadFirst({ ...connectionQuery(), staleTime: 60_000 }).then(
    ({ can_connect: can }) => can,
    () => false,
  );
  const cards = listCards({ languages: getPortalConfig().languages.length, canConnect });
  const index = findCard(cards, params['card']);
  if (index === undefined) throw redirect('/dashboard');
  return { cards, index };
}

/** The first run: what may be chosen once, and later in Settings. Each choice holds at once. */
export function Component() {
  const place = useLoaderData<typeof loader>();
  const Card = components[place.cards[place.index] ?? 'calendar'];
  return <Card place={place} />;
}
