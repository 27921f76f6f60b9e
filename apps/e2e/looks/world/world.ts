import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Cookie } from '@playwright/test';

import type { Places, Who } from '../screens/screen.ts';

/** The test data: sessions of the users, and IDs of their content. */
export interface World {
  cookies: Partial<Record<Who, Pick<Cookie, 'name' | 'value'>[]>>;
  places: Places;
}

const file = fileURLToPath(new URL('../../test-results/looks-world.json', import.meta.url));

export const keepWorld = (world: World): void => writeFileSync(file, JSON.stringify(world));
export const readWorld = (): World => JSON.parse(readFileSync(file, 'utf8')) as World;
