import { FamilyCounting } from '@glossa/formats/archive/records/account';
import { run, statements } from '@glossa/db/statements';

import { kind } from './kind.ts';
import type { QueryTypes } from './family-counting.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsFamilyCounting', {
  countFamilies: 'SELECT count_families($1, $2, $3)',
});

/** Languages in which a known word marks its whole family as known. */
export const familyCounting = kind({
  name: 'family_counting',
  tables: ['family_counting'],
  schema: FamilyCounting,
  select: 'SELECT language FROM family_counting WHERE learner_id = $1 ORDER BY language',
  write: async (records, importRun) => {
    for (const { language } of records) {
      await importRun.commit('family_counting', (tx) =>
        run(tx, sql.countFamilies, [importRun.learnerId, language, true]).then(() => 0),
      );
    }
  },
});
