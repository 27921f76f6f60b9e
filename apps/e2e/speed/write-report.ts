import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import type { MarkingTimes } from './mark-words.ts';
import { version } from './run-lighthouse.ts';
import type { LighthouseResult } from './run-lighthouse.ts';

const document = new URL('../../../docs/web-speed.md', import.meta.url);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const formatInteger = (value: number): string => String(Math.round(value));
const formatKilobytes = (value: number): string => formatInteger(value / 1000);

const columns: readonly [string, (result: LighthouseResult) => number, (value: number) => string][] = [
  ['performance', ({ performance }) => performance, formatInteger],
  ['accessibility', ({ accessibility }) => accessibility, formatInteger],
  ['best practices', ({ bestPractices }) => bestPractices, formatInteger],
  ['FCP, ms', ({ firstPaint }) => firstPaint, formatInteger],
  ['LCP, ms', ({ largestPaint }) => largestPaint, formatInteger],
  ['speed index, ms', ({ speedIndex }) => speedIndex, formatInteger],
  ['TBT, ms', ({ blockingTime }) => blockingTime, formatInteger],
  ['CLS', ({ layoutShift }) => layoutShift, (value) => value.toFixed(3)],
  ['scripts, kB', ({ scriptBytes }) => scriptBytes, formatKilobytes],
  ['total, kB', ({ totalBytes }) => totalBytes, formatKilobytes],
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

/** Writes the measurements to docs/web-speed.md: first those for screens, then those for words at each CPU slowdown. */
export async function writeReport(
  results: Record<string, LighthouseResult[]>,
  markings: Record<string, MarkingTimes[]>,
): Promise<void> {
  const screens = table(
    ['Screen', ...columns.map(([name]) => name)],
    Object.entries(results).map(([name, each]) => [
      `\`${name}\``,
      ...columns.map(([, read, write]) => write(median(each.map(read)))),
    ]),
  );
  const words = table(
    ['CPU', 'click to open a word, ms', 'key press to mark it, ms', 'key release, ms'],
    Object.entries(markings).map(([slowdown, each]) => [
      slowdown === '1' ? 'full speed' : `${slowdown}× slower`,
      formatInteger(median(each.map(({ opened }) => opened))),
      formatInteger(median(each.map(({ marked }) => marked))),
      formatInteger(median(each.map(({ released }) => released))),
    ]),
  );
  const browser = execFileSync(process.env['CHROMIUM_PATH'] ?? 'chromium', ['--version'], {
    encoding: 'utf8',
  });
  await writeFile(
    document,
    `# Speed of the web app

Written by \`npm run web-speed\`, which downloads Lighthouse (185 MB with its dependencies), starts the built app with the starter library and a learner with one year of history, and measures on the local machine: ${availableParallelism()} cores, ${browser.trim()}, ${version}.

## Screens

Each screen is opened in a browser whose profile contains only the session, with Lighthouse's phone preset: 412 px, a CPU four times slower, 1.6 Mbit/s and 150 ms latency, simulated. Medians of ${Math.max(...Object.values(results).map(({ length }) => length))} runs; sizes are compressed and include everything that is fetched until the page is idle. Targets: performance at least 95, accessibility and best practices 100.

${screens}

## Words

In the reader at 1280 px, ten words are opened by click and marked by key, 1 to 5. The table shows the longest time from the input until the frame that shows its effect (Event Timing, in steps of eight; values below 16 are reported as 16), as the median of three runs. Releasing the key has no visible effect, so its time ends at the next frame. Targets for marking: below 50, and below 100 on a CPU four times slower.

${words}
`,
  );
}
