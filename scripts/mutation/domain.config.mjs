import { mutationOptions } from './options.mjs';

const domain = 'packages/clinical-domain/src';

export default mutationOptions('domain', {
  mutate: [
    `${domain}/{booking,medicines,results}/**/*.ts`,
    `${domain}/time/clinic-{day,time}.ts`,
    // Words and codes; no rule.
    `!${domain}/medicines/{dose-strings,skip-reasons}.ts`,
    `!${domain}/results/meanings/data/*.ts`,
    `!${domain}/results/names/{everyday-words,test-names}.ts`,
    // Made for tests.
    `!${domain}/medicines/dose-examples.ts`,
  ],
});
