import { identityAdmin } from '../identity-admin.ts';
import type { StackSettings } from '../settings.ts';
import { canaryPatients, demoPatient } from './people.ts';

/** Accounts at the identity server, each tied to its Patient by `fhirUser`. */
export async function seedAccounts(settings: StackSettings): Promise<number> {
  const admin = identityAdmin(settings);
  const people = [demoPatient, ...canaryPatients];
  for (const { id, email, password, given, family } of people) {
    await admin
      .putAccount({ email, password, firstName: given, lastName: family, fhirUser: `Patient/${id}` })
      .catch(explainWhenDown);
  }
  return people.length;
}

function explainWhenDown(error: unknown): never {
  if (!(error instanceof TypeError)) throw error;
  throw new Error('The identity server does not answer. Run npm run stack first.', { cause: error });
}
