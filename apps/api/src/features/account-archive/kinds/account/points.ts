import { Points } from '@glossa/formats/archive/records/account';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Points. An account that already has points gains only those for the imported words and reviews. */
export const points = defineKind({
  name: 'points',
  tables: ['learner'],
  schema: Points,
  select: queries.sql.selectPoints,
  write: async ([record], context) => {
    if (!record || !context.isNewLearner) return;
    await context.commit('points', (tx) =>
      queries.setPoints(tx, context.learnerId, record.points).then(() => 0),
    );
  },
});
