import { Points } from '@glossa/formats/archive/records/account';
import { run, statements } from '@glossa/db/statements';

import { kind } from './kind.ts';
import type { QueryTypes } from './points.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsPoints', {
  setPoints: 'UPDATE learner SET points = $2 WHERE id = $1',
});

/** Points. An account that already has some only gains those of the imported words and reviews. */
export const points = kind({
  name: 'points',
  tables: ['learner'],
  schema: Points,
  select: 'SELECT points FROM learner WHERE id = $1',
  write: async ([record], importRun) => {
    if (!record || !importRun.isFresh) return;
    await importRun.commit('points', (tx) =>
      run(tx, sql.setPoints, [importRun.learnerId, record.points]).then(() => 0),
    );
  },
});
