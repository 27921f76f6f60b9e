import { DEFAULT_THEME } from '@mantine/core';
import type { Plugin } from 'vite';

/** Of Mantine's colours those that its own defaults are made of, and that the app calls by name without setting them. */
export const usedColors = ['blue', 'dark', 'gray', 'red', 'yellow'] as const;

/** Leaves Mantine's other colours out, of which the first visit would bring ten shades each. */
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
