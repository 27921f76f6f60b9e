import type { PracticeCard } from '@glossa/contract/practice';
import type { Queryable } from '@glossa/db/database';

import { placeFinder } from '#domain/vocabulary/place-in-sentence.ts';
import type { CardRow } from './card-queries.ts';
import { placeInExample } from './place-in-example.ts';
import { selectSentences } from './sentence-queries.ts';

type Sentence = NonNullable<PracticeCard['sentence']>;

/**
 * Finds a sentence for each word, by word ID: its saved example, or the first match in the learner's texts and videos.
 * Words without a match are missing from the result.
 */
export async function findSentences(
  db: Queryable,
  learnerId: string,
  language: number,
  words: readonly CardRow[],
): Promise<Map<number, Sentence>> {
  const found = new Map<number, Sentence>();
  for (const { id, form, example } of words) {
    if (example === '') continue;
    const text = example.normalize('NFC');
    found.set(id, { text, spans: placeInExample(text, form, language), source: null });
  }
  const sought = words.flatMap(({ id, parts, example }) => {
    const terms = [...new Set((parts ?? [id]).filter((part) => part !== 0))];
    return example === '' ? [{ id, anchor: Math.max(...terms), terms }] : [];
  });
  if (sought.length === 0) return found;
  const placesOf = new Map(words.map(({ id, parts }) => [id, placeFinder(parts ?? [id])]));
  for (const { id, kind, entryId, title, ...sentence } of await selectSentences(
    db,
    learnerId,
    language,
    sought,
  )) {
    const spans = found.has(id) ? undefined : placesOf.get(id)?.(sentence)[0];
    // A sentence includes the whitespace after it.
    if (spans) found.set(id, { text: sentence.text.trimEnd(), spans, source: { kind, id: entryId, title } });
  }
  return found;
}
