import { installIdentity } from '../engines/identity.ts';
import { installMail } from '../engines/mail.ts';
import { installRecords } from '../engines/records.ts';
import { installVideo } from '../engines/video.ts';
import { installPackages } from '../install-packages.ts';
import { report, reportWhile, runCommandLine } from '../progress.ts';
import { readStackSettings } from '../settings.ts';

await runCommandLine(async () => {
  const settings = readStackSettings();
  /** LiveKit is built for minutes, and only journeys of video calls need it. */
  if (process.argv[2] === 'livekit') {
    await reportWhile('building LiveKit', installVideo(settings));
    return report('LiveKit installed');
  }
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
