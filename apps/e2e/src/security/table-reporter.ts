import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const outcomes = { passed: 'ok', failed: 'FAILED', timedOut: 'FAILED', interrupted: 'FAILED', skipped: '-' };

/** Prints the checks as a table: what was attacked, what must hold, and whether it does. */
// eslint-disable-next-line import/no-default-export -- Playwright takes the reporter from the default export.
export default class TableReporter implements Reporter {
  #rows: { area: string; chapter: string; rule: string; outcome: string }[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const [area = ''] = test.titlePath().slice(3);
    const chapter = test.annotations.find(({ type }) => type === 'asvs')?.description ?? '';
    this.#rows.push({ area, chapter, rule: test.title, outcome: outcomes[result.status] });
  }

  onEnd(): void {
    const rows = this.#rows.toSorted((one, other) => one.area.localeCompare(other.area));
    const width = (pick: (row: (typeof rows)[number]) => string) =>
      Math.max(0, ...rows.map((row) => pick(row).length));
    const [areas, chapters] = [width(({ area }) => area), width(({ chapter }) => chapter)];
    const lines = rows.map(
      ({ area, chapter, rule, outcome }) =>
        `${outcome.padEnd(7)} ${area.padEnd(areas)}  ${chapter.padEnd(chapters)}  ${rule}`,
    );
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
