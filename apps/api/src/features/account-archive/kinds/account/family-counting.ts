import { FamilyCounting } from '@glossa/formats/archive/records/account';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Languages in which a known word marks its whole family as known. */
export const familyCounting = defineKind({
  name: 'family_counting',
  tables: ['family_counting'],
  schema: FamilyCounting,
  select: queries.sql.selectFamilyCounting,
  write: async (records, context) => {
    for (const { language } of records) {
      await context.commit('family_counting', (tx) =>
        queries.countFamilies(tx, context.learnerId, language).then(() => 0),
      );
    }
  },
});
