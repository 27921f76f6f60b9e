import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';

import { devices, themes } from './devices.ts';
import { faultsOf, readResults } from './results.ts';
import type { ScreenResult } from './results.ts';
import { screens } from './screens/screens.ts';

const file = fileURLToPath(new URL('../../../docs/accessibility.md', import.meta.url));
const widths = devices.flatMap(({ windows }) => windows.map(({ width }) => width));

const sum = (results: readonly ScreenResult[], count: (result: ScreenResult) => number) =>
  results.reduce((total, result) => total + count(result), 0);

/** Returns the number of axe findings in a theme. */
const axeOf = (results: readonly ScreenResult[], theme: ScreenResult['theme']) =>
  sum(
    results.filter((result) => result.theme === theme),
    ({ axe = [] }) => axe.length,
  );

/** Returns one line per screen. */
function table(results: readonly ScreenResult[]): string {
  const lines = screens.map(({ name, who }) => {
    const of = results.filter(({ screen }) => screen === name);
    const over = widths.map((width) =>
      Math.max(0, ...of.filter((result) => result.width === width).map(({ overflow = 0 }) => overflow)),
    );
    const cells = [
      name,
      who,
      axeOf(of, 'light'),
      axeOf(of, 'dark'),
      ...over,
      sum(of, ({ cut = [] }) => cut.length),
      sum(of, ({ small = [] }) => small.length),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = ['screen', 'user', 'axe, light', 'axe, dark', ...widths.map((width) => `${width} px`)];
  const all = [...head, 'cut off', 'small'];
  return [`| ${all.join(' | ')} |`, `|${' --- |'.repeat(all.length)}`, ...lines].join('\n');
}

const about = (languages: readonly string[]) => `# Every screen, every width, both themes

Written by \`npm run test:visual\`, which opens every screen of a site with test data (interface languages: ${languages.join(', ')}).
[screens.md](screens.md) explains the checks and what to do about a finding. The numbers are findings:

- **axe**: serious and critical violations of WCAG 2.2 A and AA and of axe's best practices, at 390 and 1280 px.
- **320 px** to **1920 px**: CSS pixels by which the page is wider than its window.
- **cut off**: labels, headings and table cells whose text doesn't fit in one of these languages.
- **small**: buttons and fields smaller than 44 px on touch devices; axe requires 24 px of all others.
`;

test('writes the report', () => {
  const results = readResults();
  const faults = results.flatMap(faultsOf);
  process.stdout.write(`${results.length} results, ${faults.length} faults\n`);
  const seen = new Set(results.map(({ screen, width, theme }) => `${screen} ${width} ${theme}`));
  const languages = [...new Set(results.map(({ language }) => language))].sort();
  const isWhole = seen.size === screens.length * widths.length * themes.length;
  if (isWhole && languages.includes('en')) writeFileSync(file, `${about(languages)}\n${table(results)}\n`);
});
