import type { Plugin } from 'vite';

/** Asks for these chunks and fonts along with the page: every address needs them, and is only about to find out. */
export function preload({ chunks, fonts }: { chunks: string[]; fonts: string[] }): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle).flatMap((file) => {
          const attrs = { href: `/${file.fileName}`, crossorigin: true };
          if (file.type === 'chunk')
            return chunks.includes(file.name) ? [link({ ...attrs, rel: 'modulepreload' })] : [];
          return file.originalFileNames.some((name) => fonts.includes(name))
            ? [link({ ...attrs, rel: 'preload', as: 'font', type: 'font/woff2' })]
            : [];
        }),
    },
  };
}

const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' }) as const;
