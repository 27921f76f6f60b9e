import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';

import { findTextSentence, findVideoSentence } from './queries.ts';

/** Identifies a sentence of a user's text or video. */
export interface SentenceKey {
  kind: 'text' | 'video';
  id: string;
  ownerId: string;
  seq: number;
}

/**
 * Finds a sentence that the learner may read, and collapses its white space.
 * @throws {Failure} if there is none, the analysis isn't ready, or access has ended
 */
export async function findSentence(
  db: Queryable,
  { kind, ...key }: SentenceKey,
): Promise<{ sentence: string; language: number; documentVersion: string }> {
  const found =
    (await (kind === 'text' ? findTextSentence : findVideoSentence)(db, key)) ?? fail(`${kind}_not_found`);
  if (found.isEnded) fail('access_ended');
  if (found.status !== 'ready') fail(`${kind}_not_ready`);
  const sentence = found.sentence?.replaceAll(/\s+/g, ' ').trim() || fail('sentence_not_found');
  const { language, documentVersion } = found;
  return { sentence: sentence.normalize('NFC'), language, documentVersion };
}

/**
 * Finds a value that changes whenever the sentences of a user's text or video change.
 * @throws {Failure} if there is no such text or video
 */
export async function findDocumentVersion(
  db: Queryable,
  { kind, ...key }: Omit<SentenceKey, 'seq'>,
): Promise<string> {
  const find = kind === 'text' ? findTextSentence : findVideoSentence;
  return ((await find(db, { ...key, seq: 0 })) ?? fail(`${kind}_not_found`)).documentVersion;
}
