import { Setting } from '@glossa/formats/archive/records/account';
import { updateSettings } from '@glossa/contract/settings';
import { run, statements } from '@glossa/db/statements';

import { kind } from './kind.ts';
import type { QueryTypes } from './settings.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsSettings', {
  mergeSettings: 'UPDATE learner SET settings = $2::jsonb || settings WHERE id = $1',
});

/** Preferences. The account's own settings win; unknown ones are skipped. */
export const settings = kind({
  name: 'settings',
  tables: ['learner'],
  schema: Setting,
  select: 'SELECT key AS name, value FROM learner, jsonb_each(settings) WHERE id = $1 ORDER BY key',
  write: async (records, importRun) => {
    const known: Record<string, unknown> = {};
    for (const { name, value } of records) {
      const parsed = updateSettings.body.safeParse({ [name]: value });
      if (parsed.success) Object.assign(known, parsed.data);
    }
    await importRun.commit('settings', (tx) =>
      run(tx, sql.mergeSettings, [importRun.learnerId, JSON.stringify(known)]).then(() => 0),
    );
  },
});
