import { FamilyCounting } from '@glossa/formats/archive/records/account';
import { statement } from '@glossa/db/database';

import { kind } from './kind.ts';

const count = statement('count-families', 'SELECT count_families($1, $2, $3)');

/** Languages in which a known word marks its whole family as known. */
export const familyCounting = kind({
  name: 'family_counting',
  tables: ['family_counting'],
  schema: FamilyCounting,
  select: 'SELECT language FROM family_counting WHERE learner_id = $1 ORDER BY language',
  write: async (records, run) => {
    for (const { language } of records) {
      await run.commit('family_counting', (tx) =>
        tx.run(count, [run.learnerId, language, true]).then(() => 0),
      );
    }
  },
});
