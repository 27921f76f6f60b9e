import type { PracticeCard } from '@glossa/contract/practice';
import type { Queryable } from '@glossa/db/database';

import { createOccurrenceFinder } from '#domain/vocabulary/find-occurrences.ts';
import { findInExample } from './find-in-example.ts';
import * as queries from './queries.ts';

type Sentence = NonNullable<PracticeCard['sentence']>;

/**
 * Finds a sentence for each word: its saved example, or else the first match in the learner's texts and videos. Returns
 * them by word ID, leaving out words without a match.
 */
export async function findSentences(
  db: Queryable,
  scope: { learnerId: string; language: number },
  words: readonly queries.CardRow[],
): Promise<Map<number, Sentence>> {
  const found = new Map<number, Sentence>();
  for (const { id, form, example } of words) {
    if (example === '') continue;
    const text = example.normalize('NFC');
    found.set(id, { text, spans: findInExample(text, form, scope.language), source: null });
  }
  const searches = words.flatMap(({ id, parts, example }) => {
    const terms = [...new Set((parts ?? [id]).filter((part) => part !== 0))];
    return example === '' ? [{ id, anchor: Math.max(...terms), terms }] : [];
  });
  if (searches.length === 0) return found;
  const occurrenceFinders = new Map(
    words.map(({ id, parts }) => [id, createOccurrenceFinder(parts ?? [id])]),
  );
  for (const { id, kind, entryId, title, ...sentence } of await queries.findSentences(db, scope, searches)) {
    const spans = found.has(id) ? undefined : occurrenceFinders.get(id)?.(sentence)[0];
    // A stored sentence includes the whitespace after it.
    if (spans) found.set(id, { text: sentence.text.trimEnd(), spans, source: { kind, id: entryId, title } });
  }
  return found;
}
