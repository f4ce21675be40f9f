import { matchesText } from '@portal/clinical-domain/language/search-text';
import type { Place } from '@portal/clinical-domain/profile/nepal-districts';
import { matchesPlace } from '@portal/clinical-domain/profile/search-place';

/** What the record says stays among the choices, also where the list does not know it. */
export function toOptions(places: readonly Place[], current: string, language: 'en' | 'ne') {
  const options = places.map((place) => ({ id: place.en, name: place[language] }));
  const isKnown = current === '' || options.some(({ id }) => id === current);
  return isKnown ? options : [...options, { id: current, name: current }];
}

/** Finds a choice by what is typed, in either script. */
export function matcherOf(places: readonly Place[]) {
  return (name: string, typed: string) => {
    const place = places.find(({ en, ne }) => en === name || ne === name);
    return place ? matchesPlace(place, typed) : matchesText(name, typed);
  };
}
