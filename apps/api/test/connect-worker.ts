import { openInfra } from '../src/infra/infra.ts';
import { createLogger } from '../src/infra/logger.ts';
import { parseSettings } from '../src/infra/settings.ts';
import { openLinking } from './connect-setup.ts';

/** The linking half of a worker, to be killed: goes on with the connection that its parent names. */
const settings = parseSettings(process.env);
const { linking } = openLinking(openInfra(settings, createLogger(settings)));

process.on('message', (id: string) => {
  linking.run(id).then(
    () => process.send?.('done'),
    () => process.send?.('failed'),
  );
});
process.send?.('ready');
