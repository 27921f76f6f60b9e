import { Setting } from '@glossa/formats/archive/records/account';
import { updateSettings } from '@glossa/contract/settings';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Settings. Existing settings aren't overwritten, and settings unknown to this server are skipped. */
export const settings = defineKind({
  name: 'settings',
  tables: ['learner'],
  schema: Setting,
  select: queries.sql.selectSettings,
  write: async (records, context) => {
    const known: Record<string, unknown> = {};
    for (const { name, value } of records) {
      const parsed = updateSettings.body.safeParse({ [name]: value });
      if (parsed.success) Object.assign(known, parsed.data);
    }
    await context.commit('settings', (tx) =>
      queries.mergeSettings(tx, context.learnerId, known).then(() => 0),
    );
  },
});
