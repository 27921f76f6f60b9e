import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';

import { devices, themes } from './devices.ts';
import { describeFaults, readResults } from './results.ts';
import type { ScreenResult } from './results.ts';
import { screens } from './screens/screens.ts';

const file = fileURLToPath(new URL('../../../docs/accessibility.md', import.meta.url));
const widths = devices.flatMap(({ windows }) => windows.map(({ width }) => width));

const sumBy = (results: readonly ScreenResult[], count: (result: ScreenResult) => number) =>
  results.reduce((total, result) => total + count(result), 0);

/** Returns the number of axe findings in a theme. */
const countAxeFindings = (results: readonly ScreenResult[], theme: ScreenResult['theme']) =>
  sumBy(
    results.filter((result) => result.theme === theme),
    ({ axe = [] }) => axe.length,
  );

/** Returns one line per screen. */
function table(results: readonly ScreenResult[]): string {
  const lines = screens.map(({ name, role }) => {
    const of = results.filter(({ screen }) => screen === name);
    const overflows = widths.map((width) =>
      Math.max(0, ...of.filter((result) => result.width === width).map(({ overflow = 0 }) => overflow)),
    );
    const cells = [
      name,
      role,
      countAxeFindings(of, 'light'),
      countAxeFindings(of, 'dark'),
      ...overflows,
      sumBy(of, ({ clipped = [] }) => clipped.length),
      sumBy(of, ({ tooSmall = [] }) => tooSmall.length),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const head = ['screen', 'user', 'axe, light', 'axe, dark', ...widths.map((width) => `${width} px`)];
  const all = [...head, 'cut off', 'small'];
  return [`| ${all.join(' | ')} |`, `|${' --- |'.repeat(all.length)}`, ...lines].join('\n');
}

const formatIntroduction = (languages: readonly string[]) => `# Every screen, every width, both themes

Written by \`npm run test:visual\`, which opens every screen of a site with test data (interface languages: ${languages.join(', ')}).
[screens.md](screens.md) explains the checks and what to do about a finding. The numbers are findings:

- **axe**: serious and critical violations of WCAG 2.2 A and AA and of axe's best practices, at 390 and 1280 px.
- **320 px** to **1920 px**: CSS pixels by which the page is wider than its window.
- **cut off**: labels, headings and table cells whose text doesn't fit in one of these languages.
- **small**: buttons and fields smaller than 44 px on touch devices; axe requires 24 px of all others.
`;

test('writes the report', () => {
  const results = readResults();
  const faults = results.flatMap(describeFaults);
  process.stdout.write(`${results.length} results, ${faults.length} faults\n`);
  const seenScreens = new Set(results.map(({ screen, width, theme }) => `${screen} ${width} ${theme}`));
  const languages = [...new Set(results.map(({ language }) => language))].sort();
  const isComplete = seenScreens.size === screens.length * widths.length * themes.length;
  if (isComplete && languages.includes('en'))
    writeFileSync(file, `${formatIntroduction(languages)}\n${table(results)}\n`);
});
