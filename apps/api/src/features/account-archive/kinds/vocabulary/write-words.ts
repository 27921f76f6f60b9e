import type { Word } from '@glossa/formats/archive/records/words';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { normalizeWord } from '@glossa/language/normalize';
import { phraseForm } from '@glossa/language/phrase-form';
import type * as z from 'zod';

import { ensureTerms } from '#domain/documents/ensure-terms.ts';
import {
  ensureTags,
  findTagIdsByName,
  importWordRows,
  type ImportWordRow,
  registerWordImage,
} from '#domain/vocabulary/queries.ts';
import type { ImportContext } from '../import-context.ts';
import * as queries from './queries.ts';

type WordRecord = z.output<typeof Word>;

/** A word from the archive with its term ID. */
type WordWithTerm = WordRecord & { term: number };

/** Resolves the words of one language to distinct terms and builds the rows that `import_words` expects. */
async function resolveWords(
  { deps: { db }, learnerId }: ImportContext,
  language: number,
  records: readonly WordRecord[],
): Promise<{ words: WordWithTerm[]; rows: ImportWordRow[] }> {
  const toForm = ({ text }: WordRecord) => phraseForm(text, language);
  const toPart = (part: string | null) => (part === null ? '' : normalizeWord(part, language));
  const toLemma = ({ lemma }: WordRecord) => (lemma ? normalizeWord(lemma, language) : '');
  const forms = records.flatMap((word) => [toForm(word), toLemma(word), ...(word.parts ?? []).map(toPart)]);
  const terms = await ensureTerms(
    db,
    language,
    [...new Set(forms)].filter((form) => form !== ''),
  );
  const names = [...new Set(records.flatMap(({ tags }) => tags))];
  await ensureTags(db, learnerId, names);
  const tags = await findTagIdsByName(db, learnerId, names);
  const byTerm = new Map<number, WordWithTerm>();
  for (const record of records) {
    const term = terms.get(toForm(record));
    if (term !== undefined && !byTerm.has(term)) byTerm.set(term, { ...record, term });
  }
  const words = [...byTerm.values()];
  const rows = words.map((record) => ({
    term: record.term,
    level: record.level,
    ignored: record.ignored,
    translation: record.translation,
    definition: record.definition,
    pronunciation: record.pronunciation,
    example: record.example,
    notes: record.notes,
    part_of_speech: record.part_of_speech,
    lemma: toLemma(record),
    lemma_id: terms.get(toLemma(record)) ?? null,
    parts: record.parts && record.parts.map((part) => terms.get(toPart(part)) ?? 0),
    tags: record.tags.flatMap((name) => tags.get(name.toLowerCase()) ?? []),
    created_at: record.created_at,
    started_at: record.started_at,
    known_at: record.known_at,
  }));
  return { words, rows };
}

async function writeLanguage(
  language: number,
  records: readonly WordRecord[],
  context: ImportContext,
): Promise<void> {
  const { words, rows } = await resolveWords(context, language, records);
  const { learnerId } = context;
  const id = newId();
  await context.commit('words', async (tx) => {
    // The account's own data wins: for a word in both the account and the archive, only empty fields are filled.
    const rules = { language, duplicates: 'fill', default_level: 0 } as const;
    const { added } = await importWordRows(tx, rows, { id, learnerId, settings: rules, tags: [] });
    const times = words.map(({ term, updated_at }) => ({ term, updated_at }));
    await queries.restoreTimes(tx, { id, learnerId }, times);
    await queries.deleteChange(tx, { id, learnerId });
    await addWordImages(tx, words, context);
    return added;
  });
}

/** Adds the archive's images to words that have none. */
async function addWordImages(
  tx: Transaction,
  words: readonly WordWithTerm[],
  context: ImportContext,
): Promise<void> {
  const { deps, learnerId } = context;
  const imageByTerm = new Map(
    words.filter(({ picture }) => picture).map((word) => [word.term, word.picture]),
  );
  if (imageByTerm.size === 0) return;
  const withoutImage = await queries.lockWordsWithoutImage(tx, learnerId, [...imageByTerm.keys()]);
  for (const term of withoutImage) {
    const file = context.media(imageByTerm.get(term) ?? null);
    if (!file?.format) continue;
    const key = `pictures/${newId()}.${file.format}`;
    // Register the file outside the transaction, so that upkeep can remove it whatever happens next.
    await registerWordImage(deps.db, { key, learnerId, term });
    await context.store('image', key, file.path);
    await queries.setImage(tx, { learnerId, term }, key);
  }
}

/** Adds words to the vocabulary and updates the counts of all texts. */
export async function writeWords(records: WordRecord[], context: ImportContext): Promise<void> {
  for (const language of new Set(records.map((record) => record.language))) {
    const languageRecords = records.filter((record) => record.language === language);
    await writeLanguage(language, languageRecords, context);
  }
}
