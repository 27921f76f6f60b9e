import { WordLink, WordPlace } from '@glossa/formats/archive/records/words';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { withTerms } from '../with-terms.ts';
import { checkForm } from './check-form.ts';
import { kind } from './kind.ts';
import type { QueryTypes } from './mind-map.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsMindMap', {
  insertLinks: `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind, source, created_at)
   SELECT id, $1, language, least(a, b), greatest(a, b), kind, source, created_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, language smallint, a integer, b integer, kind text, source text,
     created_at timestamptz)
   WHERE a <> b ORDER BY 4, 5, 6 ON CONFLICT (learner_id, from_id, to_id, kind) DO NOTHING`,
  insertPlaces: `INSERT INTO word_place (learner_id, term_id, x, y)
   SELECT $1, term, x, y FROM jsonb_to_recordset($2::jsonb) AS r(term integer, x real, y real)
   ORDER BY term ON CONFLICT DO NOTHING`,
});

/** Word links the learner made: related words, synonyms and antonyms. */
export const wordLinks = kind({
  name: 'word_links',
  tables: ['word_link'],
  schema: WordLink,
  select: `SELECT l.language, a.form AS from, b.form AS to, l.kind, l.source, l.created_at
    FROM word_link l JOIN term a ON a.id = l.from_id JOIN term b ON b.id = l.to_id
    WHERE l.learner_id = $1 ORDER BY l.created_at, l.id`,
  check: ({ from, to, language }) => {
    checkForm(from, language);
    checkForm(to, language);
  },
  write: async (records, importRun) => {
    const from = await withTerms(
      importRun.deps.db,
      records.map(({ language, from: text }) => ({ language, text })),
    );
    const to = await withTerms(
      importRun.deps.db,
      records.map(({ language, to: text }) => ({ language, text })),
    );
    const rows = records.map(({ language, kind: said, source, created_at }, index) => {
      return {
        id: newId(),
        language,
        kind: said,
        source,
        created_at,
        a: from[index]?.term,
        b: to[index]?.term,
      };
    });
    await importRun.commit('word_links', (tx) =>
      run(tx, sql.insertLinks, [importRun.learnerId, JSON.stringify(rows)]),
    );
  },
});

/** Positions of words that were moved by hand on the map. */
export const wordPlaces = kind({
  name: 'word_places',
  tables: ['word_place'],
  schema: WordPlace,
  select: `SELECT t.language, t.form AS text, p.x::float8 AS x, p.y::float8 AS y
    FROM word_place p JOIN term t ON t.id = p.term_id WHERE p.learner_id = $1 ORDER BY p.term_id`,
  check: ({ text, language }) => checkForm(text, language),
  write: async (records, importRun) => {
    const rows = await withTerms(importRun.deps.db, records);
    await importRun.commit('word_places', (tx) =>
      run(tx, sql.insertPlaces, [importRun.learnerId, JSON.stringify(rows)]),
    );
  },
});
