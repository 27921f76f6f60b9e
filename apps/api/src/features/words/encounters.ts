import type { Encounters } from '@glossa/contract/encounters';
import type { Database } from '@glossa/db/database';
import { placeFinder } from '@glossa/vocabulary/place-in-sentence';

import { fail } from '../../http/fail.ts';
import {
  countEncounters,
  selectEncounterSentences,
  selectEncounterTexts,
  type EncounterSentence,
  type EncounterText,
} from './encounter-queries.ts';
import { findWord } from './queries.ts';

/** Texts that are told, and that a phrase is counted in. */
const mostTexts = 20;
/** Sentences of one text that a phrase is looked for in. */
const mostSentences = 1000;

type Encounter = Encounters['results'][number];

/**
 * Where a learner met a word. A word's occurrences are known; those of a phrase are found in the sentences that have
 * all its words, and counted when it can be in no more than twenty texts.
 */
export async function findEncounters(db: Database, learnerId: string, id: number): Promise<Encounters> {
  const word = (await findWord(db, id, learnerId)) ?? fail('word_not_found');
  const parts = word.parts ?? [id];
  const terms = [...new Set(parts.filter((part) => part !== 0))];
  const sought = { anchor: Math.max(...terms), terms };
  const limit = word.parts ? mostSentences : 1;
  const texts = await selectEncounterTexts(db, learnerId, sought, mostTexts);
  const results: Encounter[] = [];
  let complete = true;
  for (const text of texts) {
    const sentences = await selectEncounterSentences(db, text.documentId, terms, limit);
    complete &&= sentences.length < mostSentences;
    const found = encounterIn(text, sentences, parts);
    if (found) results.push(word.parts ? found : { ...found, count: text.count });
  }
  if (!word.parts) {
    const { count, texts: number } = await countEncounters(db, learnerId, sought);
    return { count, texts: number, results };
  }
  const counted = complete && texts.length < mostTexts;
  const count = results.reduce((sum, found) => sum + found.count, 0);
  return { count: counted ? count : null, texts: counted ? results.length : null, results };
}

/** The first sentence with the parts, and the number of places in all of them; undefined when there is none. */
function encounterIn(
  text: EncounterText,
  sentences: readonly EncounterSentence[],
  parts: readonly number[],
): Encounter | undefined {
  const placesIn = placeFinder(parts);
  let first: Encounter | undefined;
  for (const sentence of sentences) {
    const places = placesIn(sentence);
    if (places.length === 0) continue;
    first ??= {
      text: text.id,
      title: text.title,
      count: 0,
      sentence: sentence.seq,
      example: sentence.text,
      spans: places[0] ?? [],
    };
    first.count += places.length;
  }
  return first;
}
