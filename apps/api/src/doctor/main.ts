import { openInfra } from '../infra/infra.ts';
import { createLogger } from '../infra/logger.ts';
import { readSettingsOrExit } from '../infra/setting-forms.ts';
import { parseSettings } from '../infra/settings.ts';
import { diagnose } from './diagnose.ts';

/** `npm run doctor`, with the environment of an API process: what is wrong with this deployment, and what to change. */
const settings = readSettingsOrExit('The portal', parseSettings);
const infra = openInfra(settings, createLogger({ logLevel: 'silent' }));
const findings = await diagnose(settings, infra);
await infra.close();

for (const { about, state, says } of findings)
  process.stdout.write(`${state.padEnd(8)} ${about}${says === '' ? '' : `: ${says}`}\n`);
const count = (state: string) => findings.filter((finding) => finding.state === state).length;
process.stdout.write(
  `${findings.length} checks: ${count('good')} good, ${count('change')} to change, ${count('unknown')} that could not be told\n`,
);
process.exit(count('change') === 0 ? 0 : 1);
