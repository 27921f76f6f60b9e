import type { Encounters } from '@glossa/contract/encounters';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import { placeFinder } from '#domain/vocabulary/place-in-sentence.ts';
import {
  countEncounters,
  selectEncounterEntries,
  selectEncounterSentences,
  selectMoments,
  type EncounterEntry,
  type EncounterSentence,
} from './encounter-queries.ts';
import { findWord } from './queries.ts';

/** Texts and videos that are returned, and in which a phrase is counted. */
const mostEntries = 20;
/** Sentences per text or video in which a phrase is searched. */
const mostSentences = 1000;

type Encounter = Encounters['results'][number];

/**
 * Finds where a learner has met a word. Occurrences of a word are stored; those of a phrase are found in the sentences
 * with all its words, and counted only if there are at most twenty candidate texts and videos.
 */
export async function findEncounters(db: Database, learnerId: string, id: number): Promise<Encounters> {
  const word = (await findWord(db, id, learnerId)) ?? fail('word_not_found');
  const parts = word.parts ?? [id];
  const terms = [...new Set(parts.filter((part) => part !== 0))];
  const sought = { anchor: Math.max(...terms), terms };
  const limit = word.parts ? mostSentences : 1;
  const entries = await selectEncounterEntries(db, learnerId, sought, mostEntries);
  const found: Encounter[] = [];
  let complete = true;
  for (const entry of entries) {
    const sentences = await selectEncounterSentences(db, entry.documentId, terms, limit);
    complete &&= sentences.length < mostSentences;
    const encounter = encounterIn(entry, sentences, parts);
    if (encounter) found.push(word.parts ? encounter : { ...encounter, count: entry.count });
  }
  const results = await withMoments(db, learnerId, found);
  if (!word.parts) return { ...(await countEncounters(db, learnerId, sought)), results };
  if (!complete || entries.length >= mostEntries) return { count: null, texts: null, videos: null, results };
  return {
    count: results.reduce((sum, { count }) => sum + count, 0),
    texts: results.filter(({ kind }) => kind === 'text').length,
    videos: results.filter(({ kind }) => kind === 'video').length,
    results,
  };
}

/** Returns the first sentence with the parts, and the number of occurrences in all; undefined if there is none. */
function encounterIn(
  { kind, id, title }: EncounterEntry,
  sentences: readonly EncounterSentence[],
  parts: readonly number[],
): Encounter | undefined {
  const placesIn = placeFinder(parts);
  let first: Encounter | undefined;
  for (const sentence of sentences) {
    const places = placesIn(sentence);
    if (places.length === 0) continue;
    first ??= {
      kind,
      id,
      title,
      count: 0,
      sentence: sentence.seq,
      at: null,
      example: sentence.text,
      spans: places[0] ?? [],
    };
    first.count += places.length;
  }
  return first;
}

/** Adds the times of sentences in videos. */
async function withMoments(
  db: Database,
  learnerId: string,
  found: readonly Encounter[],
): Promise<Encounter[]> {
  const ofVideos = found.filter(({ kind }) => kind === 'video');
  if (ofVideos.length === 0) return [...found];
  const moments = await selectMoments(db, learnerId, ofVideos);
  return found.map((encounter) => ({ ...encounter, at: moments.get(encounter.id) ?? null }));
}
