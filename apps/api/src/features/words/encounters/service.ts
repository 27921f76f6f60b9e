import type { Encounters } from '@glossa/contract/encounters';
import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';

import { createOccurrenceFinder } from '#domain/vocabulary/find-occurrences.ts';
import { findOwnWord } from '../queries.ts';
import * as queries from './queries.ts';

/** Maximum number of texts and videos to return and, for a phrase, to search. */
const maxEntries = 20;
/** Maximum number of sentences per text or video to search for a phrase. */
const maxSentences = 1000;

type Encounter = Encounters['results'][number];

/**
 * Finds where a learner has encountered a word or phrase. A word's occurrences are stored; a phrase's are found in the
 * sentences that contain all its words, and counted only if there are fewer than 20 candidate texts and videos.
 * @throws {Failure} word_not_found
 */
export async function findEncounters(db: Queryable, learnerId: string, id: number): Promise<Encounters> {
  const word = (await findOwnWord(db, { id, learnerId })) ?? fail('word_not_found');
  const parts = word.parts ?? [id];
  const terms = [...new Set(parts.filter((part) => part !== 0))];
  const search = { anchor: Math.max(...terms), terms };
  const limit = word.parts ? maxSentences : 1;
  const entries = await queries.listEntries(db, learnerId, search, maxEntries);
  const found: Encounter[] = [];
  let complete = true;
  for (const entry of entries) {
    const sentences = await queries.listSentences(db, entry.documentId, terms, limit);
    complete &&= sentences.length < maxSentences;
    const encounter = findEncounter(entry, sentences, parts);
    if (encounter) found.push(word.parts ? encounter : { ...encounter, count: entry.count });
  }
  const results = await withMoments(db, learnerId, found);
  if (!word.parts) return { ...(await queries.countEncounters(db, learnerId, search)), results };
  if (!complete || entries.length >= maxEntries) return { count: null, texts: null, videos: null, results };
  return {
    count: results.reduce((sum, { count }) => sum + count, 0),
    texts: results.filter(({ kind }) => kind === 'text').length,
    videos: results.filter(({ kind }) => kind === 'video').length,
    results,
  };
}

/** Returns the first sentence that contains the parts, and the number of occurrences; undefined if there are none. */
function findEncounter(
  { kind, id, title }: queries.EntryRow,
  sentences: readonly queries.SentenceRow[],
  parts: readonly number[],
): Encounter | undefined {
  const findOccurrences = createOccurrenceFinder(parts);
  let first: Encounter | undefined;
  for (const sentence of sentences) {
    const occurrences = findOccurrences(sentence);
    if (occurrences.length === 0) continue;
    first ??= {
      kind,
      id,
      title,
      count: 0,
      sentence: sentence.seq,
      at: null,
      example: sentence.text,
      spans: occurrences[0] ?? [],
    };
    first.count += occurrences.length;
  }
  return first;
}

/** Adds the times of sentences in videos. */
async function withMoments(
  db: Queryable,
  learnerId: string,
  found: readonly Encounter[],
): Promise<Encounter[]> {
  const inVideos = found.filter(({ kind }) => kind === 'video');
  if (inVideos.length === 0) return [...found];
  const moments = await queries.findMoments(db, learnerId, inVideos);
  return found.map((encounter) => ({ ...encounter, at: moments.get(encounter.id) ?? null }));
}
