import type { Plugin } from 'vite';

/** Leaves the table of HTML entities out of react-i18next, which is used only where `shouldUnescape` is set: nowhere. */
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
