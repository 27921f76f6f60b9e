import type { Plugin } from 'vite';

/** Uses the router's production build without developer warnings, which its package does not export. Saves 2 kB. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router')) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.replace('/react-router/dist/development/', '/react-router/dist/production/');
    },
  };
}
