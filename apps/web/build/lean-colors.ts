import { DEFAULT_THEME } from '@mantine/core';
import type { Plugin } from 'vite';

/** The Mantine colors that its own defaults use, and those that the app names without defining them. */
export const usedColors = ['blue', 'dark', 'gray', 'red', 'yellow'] as const;

/** Drops Mantine's other colors, which have ten shades each, from the first load. */
export function leanColors(): Plugin {
  const colors = Object.fromEntries(usedColors.map((name) => [name, DEFAULT_THEME.colors[name]]));
  return {
    name: 'lean-colors',
    apply: 'build',
    load: (id) =>
      id.endsWith('/MantineProvider/default-colors.mjs')
        ? `export const DEFAULT_COLORS = ${JSON.stringify(colors)};`
        : undefined,
  };
}
