import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

const here = { cwd: import.meta.dirname };

/** Turns the words in the code into short ids, and the catalogues into modules; a missing word fails a build. */
export function stringsPlugins({ isBuild }: { isBuild: boolean }) {
  return [
    lingui({ ...here, failOnMissing: isBuild, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(here) }, here)] }),
  ];
}
