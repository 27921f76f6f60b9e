import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

import type { Marking } from './mark-words.ts';
import { version } from './run-lighthouse.ts';
import type { Verdict } from './run-lighthouse.ts';

const document = new URL('../../../docs/web-speed.md', import.meta.url);

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const whole = (value: number): string => String(Math.round(value));
const kilobytes = (value: number): string => whole(value / 1000);

const columns: readonly [string, (verdict: Verdict) => number, (value: number) => string][] = [
  ['performance', ({ performance }) => performance, whole],
  ['accessibility', ({ accessibility }) => accessibility, whole],
  ['best practices', ({ bestPractices }) => bestPractices, whole],
  ['first paint, ms', ({ firstPaint }) => firstPaint, whole],
  ['largest paint, ms', ({ largestPaint }) => largestPaint, whole],
  ['speed index, ms', ({ speedIndex }) => speedIndex, whole],
  ['blocked, ms', ({ blocking }) => blocking, whole],
  ['shift', ({ shift }) => shift, (value) => value.toFixed(3)],
  ['scripts, kB', ({ script }) => script, kilobytes],
  ['all, kB', ({ all }) => all, kilobytes],
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

/** Writes the measurements to docs/web-speed.md: for each screen, and for words by CPU slowdown. */
export async function writeReport(
  verdicts: Record<string, Verdict[]>,
  markings: Record<string, Marking[]>,
): Promise<void> {
  const screens = table(
    ['Screen', ...columns.map(([name]) => name)],
    Object.entries(verdicts).map(([name, each]) => [
      `\`${name}\``,
      ...columns.map(([, read, write]) => write(median(each.map(read)))),
    ]),
  );
  const words = table(
    ['Processor', 'a click opens a word, ms', 'a key marks it, ms', 'it is let go, ms'],
    Object.entries(markings).map(([slowdown, each]) => [
      slowdown === '1' ? 'as it is' : `${slowdown}× as slow`,
      whole(median(each.map(({ opened }) => opened))),
      whole(median(each.map(({ marked }) => marked))),
      whole(median(each.map(({ released }) => released))),
    ]),
  );
  const browser = execFileSync(process.env['CHROMIUM_PATH'] ?? 'chromium', ['--version'], {
    encoding: 'utf8',
  });
  await writeFile(
    document,
    `# Speed of the web app

Written by \`npm run web-speed\`, which fetches Lighthouse (185 MB with all that it needs) when it runs, starts the built app with the starter library and a learner of one year, and measures on that machine: ${availableParallelism()} cores, ${browser.trim()}, ${version}.

## Screens

Each is opened in a browser that has nothing of the app but the session, with Lighthouse's own phone: 412 px, a processor four times as slow, 1.6 Mbit/s and 150 ms, simulated. Medians of ${Math.max(...Object.values(verdicts).map(({ length }) => length))} runs; the weights are those of everything that is fetched until the page is quiet, packed. The bars: performance at least 95, accessibility and best practices 100.

${screens}

## Words

In the reader at 1280 px ten words are opened by a click and marked by a key, 1 to 5. The longest time from the press until the frame that shows it (Event Timing, in steps of eight; below 16 is told as 16), median of three runs. Letting the key go shows nothing, and waits for whatever frame is next. The bars for marking: below 50, and below 100 on a processor four times as slow.

${words}
`,
  );
}
