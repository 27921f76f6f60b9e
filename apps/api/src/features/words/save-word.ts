import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { addOrUpdateWord, updateWord, Word } from '@glossa/contract/words';
import type { Database, Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { normaliseWord } from '@glossa/language/normalise';
import { phraseForm } from '@glossa/language/phrase-form';

import { termIds } from '#domain/documents/term-ids.ts';
import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';
import { phraseParts, type PhraseDeps } from './phrase-parts.ts';
import { presentWord } from './present-word.ts';
import { findNamedWord, findWord, lockWords, writeWord, type WordFields } from './queries.ts';

type Body = HandlerInput<typeof addOrUpdateWord>['body'];
/** Internal callers may omit the translation, which then stays as it is. */
type Input = Omit<Body, 'translation' | 'language'> & {
  language: number;
  translation?: string | undefined;
};
type Change = HandlerInput<typeof updateWord>['body'];

/** A word after a change, and the ID to undo it with; null if nothing changed. */
export interface Saved {
  word: Word;
  undo: string | null;
}

/** Adds or updates a word or phrase. `undo` is null if nothing changed; `created` is true if it was added. */
export async function saveWord(
  { db, analyser }: PhraseDeps,
  learnerId: string,
  { text, language, knowledge_level: level, ignored, parts: given, ...written }: Input,
): Promise<Saved & { created: boolean }> {
  const { term, fields } = await nameWord({ db, analyser }, learnerId, {
    text,
    language,
    parts: given,
    ...written,
  });
  const change = newId();
  const changed = await writeWord(db, {
    learnerId,
    change,
    language,
    term,
    level,
    ignored,
    fields,
  });
  const word = (await findNamedWord(db, term, learnerId)) ?? failFields({ text: [messages.word_required] });
  // Both timestamps are equal after the insert; every later change increases `updatedAt`.
  const created = changed && word.createdAt?.getTime() === word.updatedAt?.getTime();
  return { word: await presentWord(db, learnerId, word), undo: changed ? change : null, created };
}

/** Resolves a word or phrase given by its text to its term, and the fields to write. */
export async function nameWord(
  { db, analyser }: PhraseDeps,
  learnerId: string,
  { text, language, parts: given, ...written }: Omit<Input, 'knowledge_level' | 'ignored'>,
): Promise<{ term: number; fields: WordFields }> {
  const form = phraseForm(text, language);
  const parts = form && (await phraseParts({ db, analyser }, { text: form, language, given }));
  const term = form && (await termIds(db, language, [form])).get(form);
  if (!term) return failFields({ text: [messages.word_required] });
  const fields = await fieldsOf(db, { learnerId, language }, written);
  return { term, fields: parts ? { ...fields, parts } : fields };
}

/** Level of a word that was just added to the vocabulary. */
export const first = 1;

/** Updates fields of a word in the learner's vocabulary or texts; `undo` is null if nothing changed. */
export async function changeWord(
  db: Database,
  { id, learnerId }: { id: number; learnerId: string },
  { knowledge_level: level, ignored, ...written }: Change,
): Promise<Saved> {
  const { language } = (await findWord(db, id, learnerId)) ?? fail('word_not_found');
  const fields = await fieldsOf(db, { learnerId, language }, written);
  return writeFields(db, { id, learnerId }, { level, ignored, fields });
}

/** Writes fields of a word in the learner's vocabulary or texts; missing ones stay as they are. */
export async function writeFields(
  db: Database,
  { id, learnerId }: { id: number; learnerId: string },
  {
    level,
    ignored,
    fields,
  }: { level?: number | undefined; ignored?: boolean | undefined; fields: WordFields },
): Promise<Saved> {
  const change = newId();
  return db.transaction(async (tx) => {
    // The lock keeps this from reverting a concurrent change of the level.
    await lockWords(tx, learnerId);
    const present = (await findWord(tx, id, learnerId)) ?? fail('word_not_found');
    const changed = await writeWord(tx, {
      learnerId,
      change,
      language: present.language,
      term: id,
      level: level ?? present.level ?? first,
      ignored,
      fields,
    });
    const word = (await findWord(tx, id, learnerId)) ?? fail('word_not_found');
    return { word: await presentWord(tx, learnerId, word), undo: changed ? change : null };
  });
}

/** Resolves fields for storage: the lemma's term ID and the tags' IDs, which are created if missing. */
export async function fieldsOf(
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
  { tags, lemma, ...fields }: Omit<Change, 'knowledge_level' | 'ignored'>,
): Promise<WordFields> {
  return {
    ...fields,
    ...(lemma === undefined ? {} : await lemmaFields(db, language, lemma)),
    ...(tags ? { tags: await ensureTags(db, learnerId, tags) } : {}),
  };
}

/** Resolves the learner's own lemma to its term; an empty one removes the correction. */
async function lemmaFields(db: Queryable, language: number, lemma: string): Promise<WordFields> {
  const form = normaliseWord(lemma, language);
  if (form === '') return { lemma: '', lemma_id: null };
  return { lemma: form, lemma_id: (await termIds(db, language, [form])).get(form) ?? null };
}
