import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What every screen needs besides the first file. */
export const commonParts: readonly string[] = ['rolldown-runtime', 'react', 'common'];

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
        Object.values(bundle).flatMap((file) => {
          if (file.type !== 'chunk' || !commonParts.includes(file.name)) return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [link('modulepreload', file.fileName), ...styles.map((name) => link('stylesheet', name))];
        }),
    },
  };
}

const link = (rel: string, fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${fileName}` },
  injectTo: 'head',
});
