import type { wordStatuses } from '@glossa/contract/knowledge-level';
import { statement, type Queryable } from '@glossa/db/database';
import type { CardWord } from '@glossa/word-files/anki/note-of-word';

/** Which words of a language (its number) are exported. */
export interface ExportFilter {
  language: number;
  status?: (typeof wordStatuses)[number] | undefined;
  tag?: string | undefined;
}

/** Words that are read at once: few enough to be held, many enough to be quick. */
const batch = 1000;

const standings: Record<(typeof wordStatuses)[number], number[]> = {
  unknown: [0],
  learning: [1, 2, 3],
  known: [4],
  mastered: [5],
  ignored: [6],
};

const wanted = `lw.learner_id = $1 AND lw.language = $2
   AND ($3::int[] IS NULL OR word_standing(lw.level, lw.ignored) = ANY($3))
   AND ($4::citext IS NULL OR EXISTS (
     SELECT 1 FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
     WHERE wt.learner_id = $1 AND wt.term_id = lw.term_id AND g.name = $4::citext))`;
const next = statement(
  'export-words',
  `SELECT lw.term_id AS "termId", lw.form, lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation,
     lw.example, lw.notes, lw.part_of_speech, lw.lemma, lw.image_key AS "imageKey",
     lw.created_at, lw.updated_at, lw.started_at, lw.known_at,
     CASE WHEN lw.parts IS NOT NULL THEN ARRAY(
       SELECT t.form FROM unnest(lw.parts) WITH ORDINALITY AS part(id, place)
       LEFT JOIN term t ON t.id = part.id ORDER BY part.place) END AS parts,
     ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
       WHERE wt.learner_id = $1 AND wt.term_id = lw.term_id ORDER BY g.name) AS tags
   FROM learner_word lw WHERE ${wanted} AND lw.term_id > $5
   ORDER BY lw.term_id LIMIT ${batch}`,
);
const some = statement(
  'export-size',
  `SELECT count(*)::int AS count FROM (SELECT 1 FROM learner_word lw WHERE ${wanted} LIMIT $5) few`,
);

interface ExportRow extends Record<string, unknown> {
  termId: number;
  form: string;
  imageKey: string | null;
  created_at: Date;
  updated_at: Date;
  started_at: Date | null;
  known_at: Date | null;
}

const values = (learnerId: string, { language, status, tag }: ExportFilter): unknown[] => [
  learnerId,
  language,
  status ? standings[status] : null,
  tag ?? null,
];

/** Name of a picture among the media of a deck; Anki keeps those of all decks in one folder. */
const pictureName = (key: string): string => `glossa-${key.replaceAll('/', '-')}`;

/** A word with the key of its picture in the file storage. */
export type ExportWord = CardWord & { imageKey: string | null };

function present(found: ExportRow): ExportWord {
  const { termId: _, form, imageKey, ...row } = found;
  return {
    text: form,
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    known_at: row.known_at?.toISOString() ?? null,
    picture: imageKey && pictureName(imageKey),
    imageKey,
  } as unknown as ExportWord;
}

/**
 * Words of a vocabulary, each once, in a fixed order. They are read a batch at a time as they are taken, so that a slow
 * reader holds neither memory nor a connection.
 */
export async function* exportedWords(
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
): AsyncGenerator<ExportWord> {
  for (let last = 0; ;) {
    const rows = await db.rows<ExportRow>(next, [...values(learnerId, filter), last]);
    for (const row of rows) yield present(row);
    if (rows.length < batch) return;
    last = rows.at(-1)?.termId ?? last;
  }
}

/** How many words there are, counted up to `limit`. */
export const countExported = async (
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
  limit: number,
): Promise<number> =>
  (await db.row<{ count: number }>(some, [...values(learnerId, filter), limit]))?.count ?? 0;
