import { Tag } from '@glossa/formats/archive/records/account';
import { tagColors } from '@glossa/contract/tag-colors';
import { newId } from '@glossa/db/new-id';

import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Falls back to gray for an unknown color. */
const toTagColor = (color: string) => tagColors.find((known) => known === color) ?? 'gray';

/** Tags, matched by name regardless of case. */
export const tags = defineKind({
  name: 'tags',
  tables: ['tag'],
  schema: Tag,
  select: queries.sql.selectTags,
  write: (records, context) =>
    context.commit('tags', (tx) => {
      const rows = records.map((tag) => ({ ...tag, id: newId(), color: toTagColor(tag.color) }));
      return queries.insertTags(tx, context.learnerId, rows);
    }),
});
