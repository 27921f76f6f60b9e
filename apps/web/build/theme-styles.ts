import {
  convertCssVariables,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
} from '@mantine/core';
import { exactRegex } from 'rolldown/filter';
import type { Plugin } from 'vite';

import { cssVariablesResolver } from '../src/ui/theme/css-variables-resolver.ts';
import { theme } from '../src/ui/theme/theme.ts';
import { usedColors } from './strip-dependencies.ts';
import { sourcePath } from './source-path.ts';

/**
 * Fills theme.css with the theme's variables. Otherwise Mantine would compute them and add them to the page before the
 * first paint, on top of a stylesheet for its default theme.
 */
export function themeStyles(): Plugin {
  const stylesheet = sourcePath('ui/theme/theme.css');
  return {
    name: 'theme-styles',
    load: { filter: { id: exactRegex(stylesheet) }, handler: writeThemeVariables },
  };
}

function writeThemeVariables(): string {
  const appTheme = mergeMantineTheme(DEFAULT_THEME, theme);
  const neededColors = new Set<string>([...usedColors, ...Object.keys(theme.colors ?? {})]);
  const colors = Object.fromEntries(
    Object.entries(appTheme.colors).filter(([name]) => neededColors.has(name)),
  );
  const mantineVariables = defaultCssVariablesResolver({ ...appTheme, colors } as typeof appTheme);
  const more = cssVariablesResolver(appTheme);
  return convertCssVariables({
    variables: { ...mantineVariables.variables, ...more.variables },
    light: { ...mantineVariables.light, ...more.light, '--mantine-color-scheme': 'light' },
    dark: { ...mantineVariables.dark, ...more.dark, '--mantine-color-scheme': 'dark' },
  });
}
