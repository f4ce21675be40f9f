import { installIdentity } from '../engines/identity.ts';
import { installMail } from '../engines/mail.ts';
import { installRecords } from '../engines/records.ts';
import { installPackages } from '../install-packages.ts';
import { report, reportWhile, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  const steps = [
    ['system packages', installPackages],
    ['GreenMail', installMail],
    ['Keycloak', installIdentity],
    ['the records server', installRecords],
  ] as const;
  for (const [what, install] of steps) {
    await reportWhile(`installing ${what}`, install(settings));
    report(`${what} installed`);
  }
});
