import type { HandlerInput } from '@glossa/contract/endpoint';
import { messages } from '@glossa/contract/messages';
import type { addOrUpdateWord, Word } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { termIds } from '@glossa/documents/term-ids';
import { normaliseWord } from '@glossa/language/normalise';

import { fail, failFields } from '../../http/fail.ts';
import { presentWord } from './present-word.ts';
import { findWord, writeWord } from './queries.ts';

type Input = HandlerInput<typeof addOrUpdateWord>['body'];

/** Adds a word or changes it; `undo` is null when it was as asked already. */
export async function saveWord(
  db: Database,
  learnerId: string,
  { text, language, knowledge_level: level, ignored, ...texts }: Input,
): Promise<{ word: Word; undo: string | null }> {
  const form = normaliseWord(text, language);
  const term = form && (await termIds(db, language, [form])).get(form);
  if (!term) return failFields({ text: [messages.word_required] });
  const change = newId();
  const changed = await writeWord(db, { learnerId, change, language, term, level, ignored, texts });
  const word = (await findWord(db, term, learnerId)) ?? fail('word_not_found');
  return { word: presentWord(word), undo: changed ? change : null };
}
