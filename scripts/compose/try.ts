/**
 * `npm run compose:try [-- --keep]`: the deployment of deploy/compose as an operator installs it, from env.example to
 * patients who sign in over https: images built, everything started with podman, the journeys of e2e/compose, all removed.
 * Needs podman, Python 3 (for podman-compose) and root, for ports 80 and 443 and two names in /etc/hosts.
 * Without an image registry: `npm run images:base` first, and `-- --stand-ins`.
 */
import { inherit, install, remove, tell, trialEnvironment } from './trial.ts';

let status = 1;
try {
  const env = await install();
  status = await inherit('playwright', ['test', '--config', 'e2e/compose.config.ts'], trialEnvironment(env));
  tell(`the journeys ended with ${status}`);
} finally {
  remove();
}
process.exitCode = status;
