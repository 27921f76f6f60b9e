import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The chunks that every screen needs besides the entry chunk. */
export const commonParts: readonly string[] = ['rolldown-runtime', 'react', 'common'];

/**
 * Preloads the chunks that every screen needs, so that they load in parallel with the entry chunk. Otherwise, they
 * would be requested one round trip later.
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
