import type { Location, Organization, Reference } from 'fhir/r4';
import { systemUris } from '@portal/clinical-domain/fhir/fhir-extensions';
import { laboratory, organization, places, type PlaceKey } from './data/places.ts';
import { vocabularies } from './data/vocabularies.ts';
import { nepali } from '@portal/clinical-domain/language/translated-text';
import { concept, hl7Concept, reference } from './fhir-values.ts';
import { stableId } from './ids.ts';

export const hospital: Reference = {
  ...reference('Organization', organization.id, organization.name),
  _display: nepali(organization.nepali),
};
export const laboratoryReference: Reference = {
  ...reference('Organization', stableId('Organization', 'laboratory'), laboratory.name),
  _display: nepali(laboratory.nepali),
};

export const placeReference = (key: PlaceKey): Reference => ({
  ...reference('Location', stableId('Location', key), places[key].name),
  _display: nepali(places[key].nepali),
});

export function visitMode(code: 'in-person' | 'video') {
  const modes = vocabularies.find(({ system }) => system === systemUris.visitMode);
  const display = modes?.concepts.find((mode) => mode.code === code)?.display ?? code;
  return concept(systemUris.visitMode, code, display);
}

export function buildOrganizations(): Organization[] {
  return [
    {
      resourceType: 'Organization',
      id: organization.id,
      active: true,
      type: [hl7Concept('organization-type', 'prov', 'Healthcare Provider')],
      name: organization.name,
      _name: nepali(organization.nepali),
      telecom: [
        { system: 'phone', value: organization.phone, use: 'work' },
        { system: 'email', value: organization.email, use: 'work' },
      ],
      address: [address('main')],
    },
    {
      resourceType: 'Organization',
      id: stableId('Organization', 'laboratory'),
      active: true,
      type: [hl7Concept('organization-type', 'dept', 'Hospital Department')],
      name: laboratory.name,
      _name: nepali(laboratory.nepali),
      partOf: hospital,
    },
  ];
}

export function buildPlaces(): Location[] {
  return (Object.keys(places) as PlaceKey[]).map((key) => ({
    resourceType: 'Location',
    id: stableId('Location', key),
    status: 'active',
    name: places[key].name,
    _name: nepali(places[key].nepali),
    mode: 'instance',
    telecom: [{ system: 'phone', value: organization.phone, use: 'work' }],
    address: address(key),
    managingOrganization: hospital,
  }));
}

/** Nepal's levels: province in state, local body in city, ward in the first line. */
function address(key: PlaceKey) {
  const { line, ward, city, district } = places[key];
  return { line: [`Ward ${ward}`, line], city, district, state: 'Bagmati Province', country: 'NP' };
}
