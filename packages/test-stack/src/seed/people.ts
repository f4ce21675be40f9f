import { stableId } from './ids.ts';

export interface Person {
  key: string;
  /** Of the Patient resource. */
  id: string;
  given: string;
  family: string;
  email: string;
  password: string;
}

export const demoPatient: Person = {
  key: 'sita-sharma',
  id: stableId('Patient', 'sita-sharma'),
  given: 'Sita',
  family: 'Sharma',
  email: 'sita.sharma@example.com',
  password: 'seven-red-marigolds',
};

/** Patients whose every word is a canary: none of it may ever reach somebody else. */
export const canaryPatients: (Person & { letter: string })[] = ['B', 'C'].map((letter) => ({
  key: `canary-${letter}`,
  id: stableId('Patient', `canary-${letter}`),
  letter,
  given: `CANARY-${letter}-given`,
  family: `CANARY-${letter}-family`,
  email: `canary-${letter.toLowerCase()}@example.com`,
  password: `seven-blue-teapots-${letter.toLowerCase()}`,
}));
