import type { Plugin } from 'vite';

const unusedStrings = /node_modules\/react-(aria|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** react-aria carries its few spoken strings in 34 languages, and Nepali is not among them: only the English ones ship. */
export function ariaLocales(): Plugin {
  return {
    name: 'aria-locales',
    enforce: 'pre',
    load: (id) => (unusedStrings.test(id) ? 'export default {}' : undefined),
  };
}
