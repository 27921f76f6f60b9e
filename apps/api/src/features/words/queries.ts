import { statement, type Queryable } from '@glossa/db/database';

export interface WordRow {
  id: number;
  form: string;
  language: number;
  level: number | null;
  ignored: boolean | null;
  translation: string | null;
  definition: string | null;
  pronunciation: string | null;
  example: string | null;
  notes: string | null;
  lemma: string | null;
  createdAt: Date | null;
  updatedAt: Date | null;
}

// A term that the learner has no word for is told only when a text of this learner contains it.
const find = statement(
  'find-word',
  `SELECT t.id, t.form, t.language, lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation,
     lw.example, lw.notes, lw.lemma, lw.created_at AS "createdAt", lw.updated_at AS "updatedAt"
   FROM term t LEFT JOIN learner_word lw ON lw.term_id = t.id AND lw.learner_id = $2
   WHERE t.id = $1 AND (lw.term_id IS NOT NULL OR EXISTS (
     SELECT 1 FROM learner_document ld JOIN document_word dw ON dw.document_id = ld.document_id
     WHERE ld.learner_id = $2 AND dw.term_id = $1))`,
);
const write = statement('write-word', 'SELECT write_word($1, $2, $3, $4, $5, $6, $7) AS changed');
const languageOf = statement('term-language', 'SELECT language FROM term WHERE id = $1');
const undo = statement('undo-change', 'SELECT restored, kept FROM undo_change($1, $2)');

export const findWord = (db: Queryable, id: number, learnerId: string): Promise<WordRow | undefined> =>
  db.row<WordRow & Record<string, unknown>>(find, [id, learnerId]);

/** Writes a word with its texts; answers whether anything changed. */
export const writeWord = async (
  db: Queryable,
  word: {
    learnerId: string;
    change: string;
    language: number;
    term: number;
    level: number;
    ignored: boolean | undefined;
    texts: Record<string, string | undefined>;
  },
): Promise<boolean> =>
  (
    await db.row<{ changed: boolean }>(write, [
      word.learnerId,
      word.change,
      word.language,
      word.term,
      word.level,
      word.ignored ?? null,
      JSON.stringify(word.texts),
    ])
  )?.changed ?? false;

/** Language of a term. */
export const termLanguage = async (db: Queryable, id: number): Promise<number | undefined> =>
  (await db.row<{ language: number }>(languageOf, [id]))?.language;

/** Takes a change back; `restored` is null for an unknown change and -1 for one that was undone before. */
export const undoChange = async (
  db: Queryable,
  learnerId: string,
  change: string,
): Promise<{ restored: number | null; kept: number | null }> =>
  (await db.row<{ restored: number | null; kept: number | null }>(undo, [learnerId, change])) ?? {
    restored: null,
    kept: null,
  };
