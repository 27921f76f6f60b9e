import { Setting } from '@glossa/formats/archive/records/account';
import { updateSettings } from '@glossa/contract/settings';
import { statement } from '@glossa/db/database';

import { kind } from './kind.ts';

const merge = statement('fill-settings', 'UPDATE learner SET settings = $2::jsonb || settings WHERE id = $1');

/** Preferences. The account's own settings win; unknown ones are skipped. */
export const settings = kind({
  name: 'settings',
  tables: ['learner'],
  schema: Setting,
  select: 'SELECT key AS name, value FROM learner, jsonb_each(settings) WHERE id = $1 ORDER BY key',
  write: async (records, run) => {
    const known: Record<string, unknown> = {};
    for (const { name, value } of records) {
      const parsed = updateSettings.body.safeParse({ [name]: value });
      if (parsed.success) Object.assign(known, parsed.data);
    }
    await run.commit('settings', (tx) => tx.run(merge, [run.learnerId, JSON.stringify(known)]).then(() => 0));
  },
});
