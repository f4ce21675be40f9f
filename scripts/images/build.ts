/**
 * `npm run images [-- NAME …]`: builds every image of the project, or those that are named, starts each until its health
 * check is green where the test stack runs, and prints what they cost.
 */
import { readStackSettings } from '@portal/test-stack/settings';
import { runSql } from '@portal/test-stack/run-sql';
import { buildImage } from './build-image.ts';
import { ask } from './engine.ts';
import { images } from './images.ts';
import { startUntilHealthy } from './start.ts';

const settings = readStackSettings();
const named = process.argv.slice(2);
const unknown = named.filter((name) => images.every((image) => image.name !== name));
if (unknown.length > 0)
  throw new Error(`no image ${unknown.join(', ')}; there are ${images.map(({ name }) => name).join(', ')}`);

const chosen = images.filter(({ name }) => named.length === 0 || named.includes(name));
for (const image of chosen) buildImage(image);

const hasStack = await runSql(settings, 'postgres', 'select 1').then(
  () => true,
  () => false,
);
if (!hasStack) process.stderr.write('The test stack does not run (npm run stack): nothing is started.\n');
const table: Record<string, { 'size (MB)': number; user: string; 'healthy after (s)': number | string }> = {};
for (const image of chosen) {
  const read = (field: string) => ask('image', 'inspect', '--format', `{{${field}}}`, `portal-${image.name}`);
  table[image.name] = {
    'size (MB)': Math.round(Number(read('.Size')) / 1e6),
    user: read('.Config.User'),
    'healthy after (s)': hasStack ? await startUntilHealthy(image, settings) : '',
  };
}
console.table(table);
