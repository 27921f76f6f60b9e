import type { Plugin } from 'vite';

/** Rows of joined buttons, which Mantine hangs on every button whether somebody draws one or not. */
const groups = /\/components\/(?:Button|ActionIcon)\/.*\/((?:Button|ActionIcon)Group(?:Section)?)\.mjs$/;

/** Leaves out what belongs to buttons and is never drawn here: the app has `Segmented` for a row of choices. */
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
