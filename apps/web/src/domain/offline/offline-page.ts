import type { ReadingPage } from '@glossa/contract/reading';

import { assemblePage, chunksBetween, pageRange, collectWordIds } from './text-chunks.ts';
import { listPending } from './change-queue.ts';
import { findOfflineText, allowsOffline, readChunks } from './offline-texts.ts';
import { offlineError } from './connection.ts';
import { findPhrase } from './find-phrase.ts';
import type { LocalPhrase } from './find-phrase.ts';
import { readWordStates } from './cached-responses.ts';

/** Returns the phrases that were created on this device but not yet sent to the server. */
async function readLocalPhrases(account: string, language: string): Promise<LocalPhrase[]> {
  return (await listPending(account)).flatMap(({ change, local: id }) =>
    change.what === 'phrase' && change.phrase.language === language && id !== undefined
      ? [{ id, parts: change.phrase.parts ?? [] }]
      : [],
  );
}

/**
 * Returns a page of a cached text, in the shape of the server's response.
 * @throws {ApiError} with the reason why it cannot be read offline.
 */
export async function buildOfflinePage(
  account: string,
  { id, page, perPage }: { id: string; page: number; perPage: number },
): Promise<ReadingPage> {
  const text = await findOfflineText(account, id);
  if (!text) throw offlineError('not_on_device');
  const { head } = text;
  if (!allowsOffline(head)) throw offlineError(head.bought?.may_keep ? 'access_ended' : 'not_kept_by_terms');
  const range = pageRange(head.sentence_count, { page, perPage });
  if (!range) throw offlineError('page_not_found');
  const chunks = await readChunks(account, id, chunksBetween(range.first, range.last));
  const assembled = assemblePage(head, chunks, { page, perPage });
  if (!assembled) throw offlineError('not_on_device');
  const local = await readLocalPhrases(account, head.language);
  const occurrences = assembled.sentences.flatMap((sentence) =>
    local.flatMap((phrase) => findPhrase(phrase, sentence)),
  );
  const phrases = [...assembled.phrases, ...occurrences].toSorted(
    (a, b) => b.tokens.length - a.tokens.length,
  );
  const words = await readWordStates(account, collectWordIds({ ...assembled, phrases }));
  // A phrase deleted on this device has no state.
  return { ...assembled, phrases: phrases.filter((phrase) => phrase.id in words), words };
}
