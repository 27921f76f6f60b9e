import type { Plugin } from 'vite';

/**
 * Puts the styles of the app after the picture that stands in index.html until the app does: a browser paints nothing
 * before the styles of the head are there, but what stands in the body before others. Scripts wait for them as before.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
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
