import type { Plugin } from 'vite';

/**
 * Lets the browser fetch what every screen needs together with the first file: that file asks for it only once it runs,
 * a journey later.
 */
export function preloadCommon(): Plugin {
  return {
    name: 'preload-common',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.name === 'common')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
