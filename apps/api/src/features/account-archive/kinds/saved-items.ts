import { SavedItem } from '@glossa/formats/archive/records/saved';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { withTerms } from '../with-terms.ts';
import { checkForm } from './check-form.ts';
import { kind } from './kind.ts';
import type { QueryTypes } from './saved-items.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsSavedItems', {
  insert: `INSERT INTO saved_item (id, owner_id, kind, language, text_id, video_id, sentence, position, term_id, quote,
     source_title, note, created_at)
   SELECT r.id, $1, r.kind, r.language, r.text, r.video, r.sentence, r.position, r.term, r.quote, r.source_title, r.note,
     r.created_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, kind text, language smallint, text uuid, video uuid,
     sentence integer, position integer, term integer, quote text, source_title text, note text, created_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM saved_item s WHERE s.owner_id = $1 AND s.language = r.language AND s.kind = r.kind
     AND s.quote = r.quote AND s.source_title = r.source_title
     AND s.created_at >= r.created_at AND s.created_at < r.created_at + interval '1 millisecond')
   ON CONFLICT DO NOTHING`,
});

/** Saved items, including those of deleted texts and videos. */
export const savedItems = kind({
  name: 'saved_items',
  tables: ['saved_item'],
  schema: SavedItem,
  select: `SELECT s.kind, s.language, s.text_id AS text, s.video_id AS video, s.sentence, s.position, t.form AS word,
      s.quote, s.source_title, s.note, s.created_at
    FROM saved_item s LEFT JOIN term t ON t.id = s.term_id
    WHERE s.owner_id = $1 AND s.deleted_at IS NULL ORDER BY s.created_at, s.id`,
  sheet: ['kind', 'language', 'quote', 'source_title', 'note', 'created_at'],
  check: ({ word, language }) => {
    if (word !== null) checkForm(word, language);
  },
  write: async (records, importRun) => {
    const words = records.flatMap(({ word, language }) => (word === null ? [] : { language, text: word }));
    const terms = new Map(
      (await withTerms(importRun.deps.db, words)).map(({ language, text, term }) => [
        `${language} ${text}`,
        term,
      ]),
    );
    const rows = records.map(({ text, video, word, ...record }) => ({
      ...record,
      id: newId(),
      text: (text && importRun.texts.get(text)) ?? null,
      video: (video && importRun.videos.get(video)) ?? null,
      term: word === null ? null : (terms.get(`${record.language} ${word}`) ?? null),
    }));
    await importRun.commit('saved_items', (tx) =>
      run(tx, sql.insert, [importRun.learnerId, JSON.stringify(rows)]),
    );
  },
});
