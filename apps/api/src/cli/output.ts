import type { Screen } from './command.ts';

/** Formats a size, e.g. `12.3 MB`. */
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/** Minimum time between two updates of a progress line, in milliseconds. */
const minInterval = 100;

/** A line that shows the progress of a command. */
interface ProgressLine {
  show: (text: string) => void;
  clear: () => void;
}

/** Creates a progress line that overwrites itself on a terminal, and prints nothing if the output is a file. */
export function createProgressLine(screen: Screen): ProgressLine {
  let shownAt = 0;
  return {
    show: (text) => {
      const now = Date.now();
      if (!screen.isTTY || now - shownAt < minInterval) return;
      shownAt = now;
      screen.write(`\r\u001B[K  ${text.slice(0, (screen.columns ?? 80) - 3)}`);
    },
    clear: () => {
      if (screen.isTTY) screen.write('\r\u001B[K');
    },
  };
}

/**
 * Prints rows below their field names, text left-aligned and numbers right-aligned. Prints nothing if there are no
 * rows.
 */
export function printTable(screen: Screen, rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widthOf = (name: string) => Math.max(name.length, ...rows.map((row) => formatCell(row[name]).length));
  const writeRow = (cells: (name: string) => string) =>
    screen.write(`  ${names.map(cells).join('  ').trimEnd()}\n`);
  if (rows.length === 0) return;
  writeRow((name) => pad(name, widthOf(name), typeof rows[0]?.[name] === 'number'));
  for (const row of rows)
    writeRow((name) => pad(formatCell(row[name]), widthOf(name), typeof row[name] === 'number'));
}

const formatCell = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');

const pad = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width) : text.padEnd(width);
