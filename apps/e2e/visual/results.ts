import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LayoutFaults } from './checks/layout-faults.ts';
import type { Theme } from './devices.ts';

/** The results of checking one screen. */
export interface ScreenResult extends Partial<LayoutFaults> {
  screen: string;
  language: string;
  width: number;
  theme: Theme;
  /** axe's findings; undefined if axe didn't run. */
  axe: string[] | undefined;
  /** How the screenshot differs from its reference. */
  screenshot: string | undefined;
}

/** Folder for the results of a run. */
export const resultsFolder = fileURLToPath(new URL('../test-results/visual', import.meta.url));

/** Deletes the results of the last run. */
export const clearResults = (): void => rmSync(resultsFolder, { recursive: true, force: true });

export function writeResults(name: string, results: readonly ScreenResult[]): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, `${name}.json`), JSON.stringify(results));
}

/** Returns all results of the last run. */
export const readResults = (): ScreenResult[] =>
  readdirSync(resultsFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(resultsFolder, name), 'utf8')) as ScreenResult[]);

/** Returns a description of each problem. */
export const describeFaults = ({
  language,
  width,
  theme,
  overflow = 0,
  clipped = [],
  tooSmall = [],
  axe = [],
  screenshot,
}: ScreenResult) =>
  [
    ...(overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []),
    ...clipped.map((one) => `cut off: ${one}`),
    ...tooSmall.map((one) => `too small for touch: ${one}`),
    ...axe,
    ...(screenshot === undefined ? [] : [screenshot]),
  ].map((fault) => `${language} ${width} ${theme}: ${fault}`);
