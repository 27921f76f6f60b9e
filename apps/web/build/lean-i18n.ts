import type { Plugin } from 'vite';

/** Drops react-i18next's table of HTML entities, which only `shouldUnescape` needs. The app never sets it. */
export function leanI18n(): Plugin {
  return {
    name: 'lean-i18n',
    apply: 'build',
    load(id) {
      const isTable = id.endsWith('/react-i18next/dist/es/unescape.js');
      return isTable ? 'export const unescape = (text) => text;' : undefined;
    },
  };
}
