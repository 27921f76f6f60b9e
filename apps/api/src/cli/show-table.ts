import type { Screen } from './command.ts';

/** Prints rows below their field names, text left-aligned and numbers right-aligned. Prints nothing without rows. */
export function showTable(screen: Screen, rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widthOf = (name: string) => Math.max(name.length, ...rows.map((row) => textOf(row[name]).length));
  const line = (cells: (name: string) => string) =>
    screen.write(`  ${names.map(cells).join('  ').trimEnd()}\n`);
  if (rows.length === 0) return;
  line((name) => fit(name, widthOf(name), typeof rows[0]?.[name] === 'number'));
  for (const row of rows)
    line((name) => fit(textOf(row[name]), widthOf(name), typeof row[name] === 'number'));
}

const textOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en') : (value ?? '');

const fit = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width) : text.padEnd(width);
