import { Tag } from '@glossa/formats/archive/records/account';
import { tagColors } from '@glossa/contract/tag-colors';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { kind } from './kind.ts';
import type { QueryTypes } from './tags.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsTags', {
  insert: `INSERT INTO tag (id, owner_id, name, color, created_at)
   SELECT id, $1, name, color, created_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, name citext, color text, created_at timestamptz)
   ORDER BY name ON CONFLICT (owner_id, name) DO NOTHING`,
});

/** Falls back to gray for an unknown color. */
const colorOf = (color: string) => tagColors.find((known) => known === color) ?? 'gray';

/** Tags, matched by name regardless of case. */
export const tags = kind({
  name: 'tags',
  tables: ['tag'],
  schema: Tag,
  select: 'SELECT name::text AS name, color, created_at FROM tag WHERE owner_id = $1 ORDER BY name',
  write: (records, importRun) =>
    importRun.commit('tags', (tx) => {
      const rows = records.map((tag) => ({ ...tag, id: newId(), color: colorOf(tag.color) }));
      return run(tx, sql.insert, [importRun.learnerId, JSON.stringify(rows)]);
    }),
});
