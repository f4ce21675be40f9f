import type { CodeSystem, CodeSystemConcept, ValueSet } from 'fhir/r4';
import { systemUris, valueSetUrls } from '@portal/clinical-domain/fhir/fhir-extensions';
import { specialties } from './data/specialties.ts';
import { labTests } from './data/lab-tests.ts';
import { vocabularies, type Vocabulary } from './data/vocabularies.ts';
import { stableId } from './ids.ts';

const release = {
  version: '1.0.0',
  status: 'active',
  experimental: false,
  publisher: 'Patient Portal',
} as const;

const labTestVocabulary: Vocabulary = {
  name: 'LabTest',
  title: 'Tests of the laboratory',
  system: systemUris.labTest,
  concepts: Object.values(labTests).map(({ code, name, nepali }) => ({ code, display: name, nepali })),
};

const specialtyValueSet: ValueSet = {
  resourceType: 'ValueSet',
  id: stableId('ValueSet', 'Specialties'),
  url: valueSetUrls.specialties,
  name: 'Specialties',
  title: 'Specialties',
  ...release,
  compose: {
    include: [
      {
        system: systemUris.snomed,
        concept: Object.values(specialties).map(({ code, display, nepali }) => ({
          code,
          display,
          designation: [{ language: 'ne', value: nepali }],
        })),
      },
    ],
  },
};

/** Code systems and value sets of ours. A provider's own may replace them under the same addresses. */
export function buildVocabulary(): (CodeSystem | ValueSet)[] {
  const all = [...vocabularies, labTestVocabulary];
  return [...all.map(buildCodeSystem), ...all.flatMap(buildValueSet), specialtyValueSet];
}

function buildCodeSystem({ name, title, system, valueSet, concepts }: Vocabulary): CodeSystem {
  return {
    resourceType: 'CodeSystem',
    id: stableId('CodeSystem', name),
    url: system,
    name,
    title,
    ...release,
    caseSensitive: true,
    ...(valueSet ? { valueSet: valueSet.url } : {}),
    content: 'complete',
    count: concepts.length,
    concept: concepts.map(buildConcept),
  };
}

function buildConcept({ code, display, nepali }: Vocabulary['concepts'][number]): CodeSystemConcept {
  return { code, display, definition: display, designation: [{ language: 'ne', value: nepali }] };
}

function buildValueSet({ title, system, valueSet }: Vocabulary): ValueSet[] {
  if (!valueSet) return [];
  return [
    {
      resourceType: 'ValueSet',
      id: stableId('ValueSet', valueSet.name),
      url: valueSet.url,
      name: valueSet.name,
      title,
      ...release,
      compose: { include: [{ system }] },
    },
  ];
}
