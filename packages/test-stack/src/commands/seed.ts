import { parseArgs } from 'node:util';
import { report, runCommandLine } from '../progress.ts';
import { seedAccounts } from '../seed/accounts.ts';
import { clinicDay } from '../seed/clinic-time.ts';
import { loadResources, validateResources } from '../seed/load.ts';
import { canaryPatients, demoPatient } from '../seed/people.ts';
import { findExistingSlots, planSeed } from '../seed/plan.ts';
import { copyPeople } from '../seed/population/copy-people.ts';
import { loadPopulation } from '../seed/population/load-population.ts';
import { restorePopulationSnapshot, savePopulationSnapshot } from '../seed/population/snapshot.ts';
import { createRecordsClient } from '../seed/records-client.ts';
import { readStackSettings, type StackSettings } from '../settings.ts';

/** A larger population is made of copies of these. */
const mostLoaded = 1000;

await runCommandLine(async () => {
  const settings = readStackSettings();
  const { validate, population, snapshot } = readOptions();
  const records = createRecordsClient(`http://127.0.0.1:${settings.ports.records}/fhir`);
  const today = clinicDay(new Date());

  report(`the records server holds ${await records.countPatients()} patients`);
  const restored = snapshot && (await restorePopulationSnapshot(settings, population));

  const resources = planSeed(today, await findExistingSlots(records, today));
  await loadResources(records, resources);
  report(`${await seedAccounts(settings)} accounts`);

  if (population > 0 && !restored) {
    const loaded = Math.min(population, mostLoaded);
    report(`${await loadPopulation(records, loaded, today)} resources of ${loaded} people`);
    if (population > loaded) await copyPeople(settings, loaded, population, today);
    if (snapshot) await saveSnapshot(settings, population, await records.countPatients());
  }
  if (validate) {
    const errors = await validateResources(records, resources);
    console.log(`${resources.length} resources, ${errors.length} errors`);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  }
  report(`sign in as ${demoPatient.email} with the password ${demoPatient.password}`);
});

/** A snapshot is named by its size, so it must hold nobody else. */
async function saveSnapshot(settings: StackSettings, population: number, patients: number) {
  const expected = population + 1 + canaryPatients.length;
  if (patients !== expected) {
    throw new Error(
      `No snapshot saved: the records server holds ${patients} patients, not ${expected}. Run npm run stack:reset, npm run stack and this command again.`,
    );
  }
  await savePopulationSnapshot(settings, population);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      validate: { type: 'boolean', default: false },
      population: { type: 'string', default: '0' },
      snapshot: { type: 'boolean', default: false },
    },
  });
  const population = Number(values.population);
  if (!Number.isInteger(population) || population < 0) {
    throw new Error('--population must be a whole number, for example --population 1000.');
  }
  if (values.snapshot && population === 0) throw new Error('--snapshot needs --population.');
  return { validate: values.validate, population, snapshot: values.snapshot };
}
