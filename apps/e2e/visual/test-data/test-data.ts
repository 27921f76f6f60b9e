import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Cookie } from '@playwright/test';

import type { ScreenIds, Role } from '../screens/screen.ts';

/** The test data: the users' sessions, and the IDs of their content. */
export interface TestData {
  cookies: Partial<Record<Role, Pick<Cookie, 'name' | 'value'>[]>>;
  ids: ScreenIds;
}

const file = fileURLToPath(new URL('../../test-results/visual-test-data.json', import.meta.url));

export const writeTestData = (data: TestData): void => writeFileSync(file, JSON.stringify(data));
export const readTestData = (): TestData => JSON.parse(readFileSync(file, 'utf8')) as TestData;
