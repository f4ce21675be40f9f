import type { Place } from '@portal/clinical-domain/profile/nepal-districts';

/** What the record says stays among the choices, also where the list does not know it. */
export function toOptions(places: readonly Place[], current: string, language: 'en' | 'ne') {
  const options = places.map((place) => ({ id: place.en, name: place[language] }));
  const isKnown = current === '' || options.some(({ id }) => id === current);
  return isKnown ? options : [...options, { id: current, name: current }];
}
