import type { Word } from '@glossa/formats/archive/records/words';
import type { Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { normaliseWord } from '@glossa/language/normalise';
import { phraseForm } from '@glossa/language/phrase-form';
import type * as z from 'zod';

import { termIds } from '#domain/documents/term-ids.ts';
import { ensureTags, tagIdsByName } from '#domain/vocabulary/ensure-tags.ts';
import { importRows, type IncomingRow } from '#domain/vocabulary/import-rows.ts';
import { notePicture } from '#domain/vocabulary/note-picture.ts';
import type { ImportRun } from './import-run.ts';
import type { QueryTypes } from './write-words.types.ts';

type WordRecord = z.output<typeof Word>;

export const sql = statements<QueryTypes>('accountArchiveWriteWords', {
  // Imported words keep their timestamps, and the import is not part of this account's vocabulary history.
  settle: `WITH added AS (
     SELECT t.term FROM word_change c, unnest(c.terms, c.before) AS t(term, before)
     WHERE c.id = $2 AND c.learner_id = $1 AND t.before = -1
   )
   UPDATE learner_word lw SET updated_at = least(r.updated_at, now())
   FROM added JOIN jsonb_to_recordset($3::jsonb) AS r(term integer, updated_at timestamptz) USING (term)
   WHERE lw.learner_id = $1 AND lw.term_id = added.term`,
  forget: 'DELETE FROM word_change WHERE id = $1 AND learner_id = $2',
  listWithoutPicture: `SELECT term_id AS term FROM learner_word
   WHERE learner_id = $1 AND term_id = ANY($2) AND image_key IS NULL FOR UPDATE`,
  setPicture: 'UPDATE learner_word SET image_key = $3 WHERE learner_id = $1 AND term_id = $2',
});

/** A word of the archive with its term ID. */
type Placed = WordRecord & { term: number };

/** Resolves words of one language to terms, each once, and to the rows that `import_words` expects. */
async function rowsOf(
  { deps: { db }, learnerId }: ImportRun,
  language: number,
  records: readonly WordRecord[],
): Promise<{ placed: Placed[]; rows: IncomingRow[] }> {
  const formOf = ({ text }: WordRecord) => phraseForm(text, language);
  const partOf = (part: string | null) => (part === null ? '' : normaliseWord(part, language));
  const lemmaOf = ({ lemma }: WordRecord) => (lemma ? normaliseWord(lemma, language) : '');
  const forms = records.flatMap((word) => [formOf(word), lemmaOf(word), ...(word.parts ?? []).map(partOf)]);
  const terms = await termIds(
    db,
    language,
    [...new Set(forms)].filter((form) => form !== ''),
  );
  const names = [...new Set(records.flatMap(({ tags }) => tags))];
  await ensureTags(db, learnerId, names);
  const tags = await tagIdsByName(db, learnerId, names);
  const byTerm = new Map<number, Placed>();
  for (const record of records) {
    const term = terms.get(formOf(record));
    if (term !== undefined && !byTerm.has(term)) byTerm.set(term, { ...record, term });
  }
  const placed = [...byTerm.values()];
  const rows = placed.map((record) => ({
    term: record.term,
    level: record.level,
    ignored: record.ignored,
    translation: record.translation,
    definition: record.definition,
    pronunciation: record.pronunciation,
    example: record.example,
    notes: record.notes,
    part_of_speech: record.part_of_speech,
    lemma: lemmaOf(record),
    lemma_id: terms.get(lemmaOf(record)) ?? null,
    parts: record.parts && record.parts.map((part) => terms.get(partOf(part)) ?? 0),
    tags: record.tags.flatMap((name) => tags.get(name.toLowerCase()) ?? []),
    created_at: record.created_at,
    started_at: record.started_at,
    known_at: record.known_at,
  }));
  return { placed, rows };
}

async function writeLanguage(
  language: number,
  records: readonly WordRecord[],
  importRun: ImportRun,
): Promise<void> {
  const { placed, rows } = await rowsOf(importRun, language, records);
  const { learnerId } = importRun;
  const id = newId();
  await importRun.commit('words', async (tx) => {
    // The account's own data wins: for a word in both, only empty fields are filled.
    const rules = { language, duplicates: 'fill', default_level: 0 } as const;
    const { added } = await importRows(tx, rows, { id, learnerId, settings: rules, tags: [] });
    const moments = placed.map(({ term, updated_at }) => ({ term, updated_at }));
    await run(tx, sql.settle, [learnerId, id, JSON.stringify(moments)]);
    await run(tx, sql.forget, [id, learnerId]);
    await givePictures(tx, placed, importRun);
    return added;
  });
}

/** Adds the archive's pictures to words that have none. */
async function givePictures(tx: Transaction, placed: readonly Placed[], importRun: ImportRun): Promise<void> {
  const { deps, learnerId } = importRun;
  const pictured = new Map(placed.filter(({ picture }) => picture).map((word) => [word.term, word.picture]));
  if (pictured.size === 0) return;
  const bare = await many(tx, sql.listWithoutPicture, [learnerId, [...pictured.keys()]]);
  for (const { term } of bare) {
    const file = importRun.media(pictured.get(term) ?? null);
    if (!file?.format) continue;
    const key = `pictures/${newId()}.${file.format}`;
    // Outside the transaction, so that upkeep can remove the file whatever happens next.
    await notePicture(deps.db, { key, learnerId, term });
    await deps.storage.adopt(key, file.path);
    await run(tx, sql.setPicture, [learnerId, term, key]);
  }
}

/** Adds words to the vocabulary and updates the counts of all texts. */
export async function writeWords(records: WordRecord[], importRun: ImportRun): Promise<void> {
  for (const language of new Set(records.map((record) => record.language))) {
    const own = records.filter((record) => record.language === language);
    await writeLanguage(language, own, importRun);
  }
}
