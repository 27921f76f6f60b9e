import type { Plugin } from 'vite';

/**
 * Moves the stylesheets after the splash image in index.html. A stylesheet in the head blocks all rendering, while one
 * in the body blocks only what follows it. Scripts wait for stylesheets either way.
 */
export function deferStylesheets(): Plugin {
  return {
    name: 'defer-stylesheets',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const styles: string[] = [];
        const rest = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (link) => {
          styles.push(link);
          return '';
        });
        return rest.replace('</body>', `${styles.join('')}\n</body>`);
      },
    },
  };
}
