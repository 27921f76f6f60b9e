import type { Word } from '@glossa/formats/archive/records/words';
import { statement, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { normaliseWord } from '@glossa/language/normalise';
import { phraseForm } from '@glossa/language/phrase-form';
import type * as z from 'zod';

import { termIds } from '#domain/documents/term-ids.ts';
import { ensureTags, tagIdsByName } from '#domain/vocabulary/ensure-tags.ts';
import { importRows, type IncomingRow } from '#domain/vocabulary/import-rows.ts';
import { notePicture } from '#domain/vocabulary/note-picture.ts';
import type { ImportRun } from './import-run.ts';

type WordRecord = z.output<typeof Word>;

// Imported words keep their timestamps, and the import is not part of this account's vocabulary history.
const settle = statement(
  'settle-imported-words',
  `WITH added AS (
     SELECT t.term FROM word_change c, unnest(c.terms, c.before) AS t(term, before)
     WHERE c.id = $2 AND c.learner_id = $1 AND t.before = -1
   )
   UPDATE learner_word lw SET updated_at = least(r.updated_at, now())
   FROM added JOIN jsonb_to_recordset($3::jsonb) AS r(term integer, updated_at timestamptz) USING (term)
   WHERE lw.learner_id = $1 AND lw.term_id = added.term`,
);
const forget = statement('forget-import-change', 'DELETE FROM word_change WHERE id = $1 AND learner_id = $2');
const withoutPicture = statement(
  'word-without-picture',
  `SELECT term_id AS term FROM learner_word
   WHERE learner_id = $1 AND term_id = ANY($2) AND image_key IS NULL FOR UPDATE`,
);
const setPicture = statement(
  'set-imported-picture',
  'UPDATE learner_word SET image_key = $3 WHERE learner_id = $1 AND term_id = $2',
);

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
  run: ImportRun,
): Promise<void> {
  const { placed, rows } = await rowsOf(run, language, records);
  const { learnerId } = run;
  const id = newId();
  await run.commit('words', async (tx) => {
    // The account's own data wins: for a word in both, only empty fields are filled.
    const rules = { language, duplicates: 'fill', default_level: 0 } as const;
    const { added } = await importRows(tx, rows, { id, learnerId, settings: rules, tags: [] });
    const moments = placed.map(({ term, updated_at }) => ({ term, updated_at }));
    await tx.run(settle, [learnerId, id, JSON.stringify(moments)]);
    await tx.run(forget, [id, learnerId]);
    await givePictures(tx, placed, run);
    return added;
  });
}

/** Adds the archive's pictures to words that have none. */
async function givePictures(tx: Transaction, placed: readonly Placed[], run: ImportRun): Promise<void> {
  const { deps, learnerId } = run;
  const pictured = new Map(placed.filter(({ picture }) => picture).map((word) => [word.term, word.picture]));
  if (pictured.size === 0) return;
  const bare = await tx.rows<{ term: number }>(withoutPicture, [learnerId, [...pictured.keys()]]);
  for (const { term } of bare) {
    const file = run.media(pictured.get(term) ?? null);
    if (!file?.format) continue;
    const key = `pictures/${newId()}.${file.format}`;
    // Outside the transaction, so that upkeep can remove the file whatever happens next.
    await notePicture(deps.db, { key, learnerId, term });
    await deps.storage.adopt(key, file.path);
    await tx.run(setPicture, [learnerId, term, key]);
  }
}

/** Adds words to the vocabulary and updates the counts of all texts. */
export async function writeWords(records: WordRecord[], run: ImportRun): Promise<void> {
  for (const language of new Set(records.map((record) => record.language))) {
    const own = records.filter((record) => record.language === language);
    await writeLanguage(language, own, run);
  }
}
