import type { HandlerInput } from '@glossa/contract/endpoint';
import { messages } from '@glossa/contract/messages';
import type { addOrUpdateWord, Word } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { termIds } from '@glossa/documents/term-ids';
import { normaliseWord } from '@glossa/language/normalise';
import { phraseForm } from '@glossa/language/phrase-form';
import { ensureTags } from '@glossa/vocabulary/ensure-tags';

import { fail, failFields } from '../../http/fail.ts';
import { phraseParts } from './phrase-parts.ts';
import { presentWord } from './present-word.ts';
import { findWord, writeWord, type WordFields } from './queries.ts';

type Input = HandlerInput<typeof addOrUpdateWord>['body'];

/** Adds a word or phrase or changes it; `undo` is null when it was as asked already. */
export async function saveWord(
  db: Database,
  learnerId: string,
  { text, language, knowledge_level: level, ignored, tags, lemma, parts: given, ...fields }: Input,
): Promise<{ word: Word; undo: string | null }> {
  const form = phraseForm(text, language);
  const parts = form && (await phraseParts(db, { text: form, language, given }));
  const term = form && (await termIds(db, language, [form])).get(form);
  if (!term) return failFields({ text: [messages.word_required] });
  const change = newId();
  const changed = await writeWord(db, {
    learnerId,
    change,
    language,
    term,
    level,
    ignored,
    fields: {
      ...fields,
      ...(lemma === undefined ? {} : await lemmaFields(db, language, lemma)),
      ...(tags ? { tags: await ensureTags(db, learnerId, tags) } : {}),
      ...(parts ? { parts } : {}),
    },
  });
  const word = (await findWord(db, term, learnerId)) ?? fail('word_not_found');
  return { word: presentWord(word), undo: changed ? change : null };
}

/** The learner's own lemma with its term; an empty one takes the correction back. */
async function lemmaFields(db: Database, language: number, lemma: string): Promise<WordFields> {
  const form = normaliseWord(lemma, language);
  if (form === '') return { lemma: '', lemma_id: null };
  return { lemma: form, lemma_id: (await termIds(db, language, [form])).get(form) ?? null };
}
