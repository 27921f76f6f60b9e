import type { Database } from '@glossa/db/database';
import { readSpans } from '@glossa/documents/word-spans';
import { changeWords, type WordsChange } from '@glossa/vocabulary/change-words';

import { fail } from '../../http/fail.ts';
import { selectPageText, selectSpans } from './page-queries.ts';

/** Level of a word that is known. */
const known = 4;

/** Marks the new words of the sentences `from` to `to` as known; learning and ignored ones stay. */
export async function markKnownWords(
  db: Database,
  key: { id: string; ownerId: string },
  { from, to }: { from: number; to: number },
): Promise<WordsChange> {
  const text = (await selectPageText(db, key)) ?? fail('text_not_found');
  if (text.status !== 'ready') fail('text_not_ready');
  const terms = new Set<number>();
  for (const { words } of await selectSpans(db, key, from, to))
    readSpans(words, (_start, _end, term) => terms.add(term));
  return changeWords(db, {
    learnerId: key.ownerId,
    language: text.language,
    terms: [...terms],
    level: known,
    onlyNew: true,
  });
}
