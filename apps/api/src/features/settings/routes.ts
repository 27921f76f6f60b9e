import { getSettings, Settings, updateSettings } from '@glossa/contract/settings';
import type { Database } from '@glossa/db/database';

import { route } from '#http/route.ts';
import { mergeSettings, readSettings } from './queries.ts';

export const settingsRoutes = ({ db }: { db: Database }) => [
  route(getSettings, async ({ user }) => Settings.parse(await readSettings(db, user.id))),
  route(updateSettings, async ({ user, body }) => Settings.parse(await mergeSettings(db, user.id, body))),
];
