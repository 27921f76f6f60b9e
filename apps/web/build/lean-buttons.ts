import type { Plugin } from 'vite';

/** Matches button groups, which Mantine attaches to every button whether they are used or not. */
const groups = /\/components\/(?:Button|ActionIcon)\/.*\/((?:Button|ActionIcon)Group(?:Section)?)\.mjs$/;

/** Drops button groups from the build: the app uses `Segmented` for a row of choices. */
export function leanButtons(): Plugin {
  return {
    name: 'lean-buttons',
    apply: 'build',
    load(id) {
      const [, group] = groups.exec(id) ?? [];
      return group === undefined ? undefined : `export const ${group} = undefined;`;
    },
  };
}
