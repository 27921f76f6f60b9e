import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';

import { devices, themes } from './devices.ts';
import { faultsOf, readLooks } from './results.ts';
import type { Look } from './results.ts';
import { screens } from './screens/screens.ts';

const file = fileURLToPath(new URL('../../../docs/accessibility.md', import.meta.url));
const widths = devices.flatMap(({ windows }) => windows.map(({ width }) => width));

const sum = (looks: readonly Look[], count: (look: Look) => number) =>
  looks.reduce((total, look) => total + count(look), 0);

/** Returns the number of axe findings in a theme. */
const axeOf = (looks: readonly Look[], theme: Look['theme']) =>
  sum(
    looks.filter((look) => look.theme === theme),
    ({ axe = [] }) => axe.length,
  );

/** Returns one line per screen. */
function table(looks: readonly Look[]): string {
  const lines = screens.map(({ name, who }) => {
    const of = looks.filter(({ screen }) => screen === name);
    const over = widths.map((width) =>
      Math.max(0, ...of.filter((look) => look.width === width).map(({ overflow = 0 }) => overflow)),
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
  const head = ['screen', 'seen by', 'axe, light', 'axe, dark', ...widths.map((width) => `${width} px`)];
  const all = [...head, 'cut off', 'small'];
  return [`| ${all.join(' | ')} |`, `|${' --- |'.repeat(all.length)}`, ...lines].join('\n');
}

const about = (languages: readonly string[]) => `# Every screen, every width, both themes

Written by \`npm run looks\`, which opens each screen on one filled site (interface languages: ${languages.join(', ')}); what it does and
how to go on from a finding is in [screens.md](screens.md). The numbers are findings:

- **axe**: all rules of WCAG 2.2 A and AA and axe's best practices, serious and critical, at 390 and at 1280 px.
- **320 px** to **1920 px**: CSS pixels by which the page is wider than its window.
- **cut off**: labels of controls, headings and cells of tables that do not fit into their box in all these languages.
- **small**: buttons and fields lower or narrower than 44 px where a finger is used; axe asks for 24 px of all others.
`;

test('what was found', () => {
  const looks = readLooks();
  const faults = looks.flatMap(faultsOf);
  process.stdout.write(`${looks.length} looks, ${faults.length} faults\n`);
  const seen = new Set(looks.map(({ screen, width, theme }) => `${screen} ${width} ${theme}`));
  const languages = [...new Set(looks.map(({ language }) => language))].sort();
  const isWhole = seen.size === screens.length * widths.length * themes.length;
  if (isWhole && languages.includes('en')) writeFileSync(file, `${about(languages)}\n${table(looks)}\n`);
});
