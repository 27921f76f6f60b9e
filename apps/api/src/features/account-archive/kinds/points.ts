import { Points } from '@glossa/formats/archive/records/account';
import { statement } from '@glossa/db/database';

import { kind } from './kind.ts';

const set = statement('import-points', 'UPDATE learner SET points = $2 WHERE id = $1');

/** Points. An account that already has some only gains those of the imported words and reviews. */
export const points = kind({
  name: 'points',
  tables: ['learner'],
  schema: Points,
  select: 'SELECT points FROM learner WHERE id = $1',
  write: async ([record], run) => {
    if (!record || !run.isFresh) return;
    await run.commit('points', (tx) => tx.run(set, [run.learnerId, record.points]).then(() => 0));
  },
});
