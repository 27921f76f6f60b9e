import { getSettings, Settings, updateSettings } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';

import { route } from '#http/route.ts';
import { mergeSettings, readSettings } from './queries.ts';

export const settingsRoutes = ({ db }: { db: Database }) => [
  route(getSettings, async ({ person }) => Settings.parse(await readSettings(db, person.id))),
  route(updateSettings, async ({ person, body }) => Settings.parse(await mergeSettings(db, person.id, body))),
];
