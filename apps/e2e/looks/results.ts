import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { LayoutFaults } from './checks/layout-faults.ts';
import type { Theme } from './devices.ts';

/** What one look at a screen found. */
export interface Look extends Partial<LayoutFaults> {
  screen: string;
  language: string;
  width: number;
  theme: Theme;
  /** What axe found; undefined where it was not asked. */
  axe: string[] | undefined;
  /** Why the picture is not the kept one. */
  picture: string | undefined;
}

/** Where a walk leaves what it found. */
export const resultsFolder = fileURLToPath(new URL('../test-results/looks', import.meta.url));

/** Before a walk: nothing of the last one is to be taken for its own. */
export const forgetLooks = (): void => rmSync(resultsFolder, { recursive: true, force: true });

export function keepLooks(name: string, looks: readonly Look[]): void {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, `${name}.json`), JSON.stringify(looks));
}

/** All that the last walk found. */
export const readLooks = (): Look[] =>
  readdirSync(resultsFolder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(resultsFolder, name), 'utf8')) as Look[]);

/** Each fault of a look, in words. */
export const faultsOf = ({
  language,
  width,
  theme,
  overflow = 0,
  cut = [],
  small = [],
  axe = [],
  picture,
}: Look) =>
  [
    ...(overflow > 0 ? [`the page is ${overflow} px wider than its window`] : []),
    ...cut.map((one) => `cut off: ${one}`),
    ...small.map((one) => `small for a finger: ${one}`),
    ...axe,
    ...(picture === undefined ? [] : [picture]),
  ].map((fault) => `${language} ${width} ${theme}: ${fault}`);
