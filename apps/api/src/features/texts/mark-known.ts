import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import { changeWords, type WordsChange } from '#domain/vocabulary/change-words.ts';
import { selectTerms } from './page-queries.ts';
import { findText } from './queries.ts';

/** Level of a known word. */
const known = 4;

/** Marks the new words of the sentences `from` to `to` as known; words being learned and ignored ones stay. */
export async function markKnownWords(
  db: Database,
  key: { id: string; ownerId: string },
  { from, to }: { from: number; to: number },
): Promise<WordsChange> {
  const text = (await findText(db, key)) ?? fail('text_not_found');
  if (text.status !== 'ready') fail('text_not_ready');
  return changeWords(db, {
    learnerId: key.ownerId,
    language: text.language,
    terms: await selectTerms(db, key, from, to),
    level: known,
    onlyNew: true,
    kind: 'page',
  });
}
