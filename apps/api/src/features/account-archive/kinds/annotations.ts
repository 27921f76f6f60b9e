import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { Annotation } from '@glossa/formats/archive/records/library';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { kind } from './kind.ts';
import { hasContent } from './texts.ts';
import type { QueryTypes } from './annotations.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsAnnotations', {
  insert: `INSERT INTO annotation (id, owner_id, text_id, kind, sentence, context, starts, ends, quote, note, color, created_at,
     updated_at)
   SELECT r.id, $1, r.text, r.kind, r.sentence, r.context, r.starts, r.ends, r.quote, r.note, r.color, r.created_at,
     r.updated_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, text uuid, kind text, sentence integer, context text, starts integer,
     ends integer, quote text, note text, color text, created_at timestamptz, updated_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM annotation a WHERE a.text_id = r.text AND a.kind = r.kind AND a.sentence = r.sentence
     AND (a.starts, a.ends) IS NOT DISTINCT FROM (r.starts, r.ends) AND a.quote = r.quote AND a.note = r.note)
   ON CONFLICT (text_id, sentence) WHERE kind = 'bookmark' DO NOTHING`,
});

/** Bookmarks, notes and highlights. */
export const annotations = kind({
  name: 'annotations',
  tables: ['annotation'],
  schema: Annotation,
  select: `SELECT a.text_id AS text, a.kind, a.sentence, a.context, a.starts, a.ends, a.quote, a.note, a.color,
      a.created_at, a.updated_at
    FROM annotation a JOIN text t ON t.id = a.text_id JOIN document d ON d.id = t.document_id
    WHERE a.owner_id = $1 AND ${hasContent} ORDER BY a.created_at, a.id`,
  values: ({ learnerId, waiting }) => [learnerId, waiting],
  sheet: ['text', 'kind', 'sentence', 'quote', 'note', 'color', 'created_at', 'updated_at'],
  check: ({ text, starts, ends }, seen) => {
    if (!seen.texts.has(text))
      throw archiveFailure('archive_invalid', `annotation of an unknown text ${text}`);
    if ((starts === null) !== (ends === null)) throw archiveFailure('archive_invalid', 'half an annotation');
  },
  write: (records, importRun) =>
    importRun.commit('annotations', (tx) => {
      const rows = records.map((record) => ({
        ...record,
        id: newId(),
        text: importRun.texts.get(record.text),
      }));
      return run(tx, sql.insert, [importRun.learnerId, JSON.stringify(rows)]);
    }),
});
