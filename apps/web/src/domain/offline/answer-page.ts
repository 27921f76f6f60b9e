import type { ReadingPage } from '@glossa/contract/reading';

import { cutPage, leavesOf, rangeOf, wordsOf } from './cut-page.ts';
import { listWaiting } from './change-queue.ts';
import { findOfflineText, mayKeep, readLeaves } from './offline-texts.ts';
import { offlineProblem } from './connection.ts';
import { placePhrase } from './place-phrase.ts';
import type { LocalPhrase } from './place-phrase.ts';
import { readStates } from './cached-responses.ts';

/** Returns phrases that were created on this device and not sent to the server yet. */
async function localPhrases(account: string, language: string): Promise<LocalPhrase[]> {
  return (await listWaiting(account)).flatMap(({ change, local }) =>
    change.what === 'phrase' && change.phrase.language === language && local !== undefined
      ? [{ id: local, parts: change.phrase.parts ?? [] }]
      : [],
  );
}

/**
 * Returns a page of a cached text, in the shape of the server's response.
 * @throws {ApiError} with the reason why it cannot be read offline.
 */
export async function answerPage(
  account: string,
  { id, page, perPage }: { id: string; page: number; perPage: number },
): Promise<ReadingPage> {
  const kept = await findOfflineText(account, id);
  if (!kept) throw offlineProblem('not_on_device');
  const { head } = kept;
  if (!mayKeep(head)) throw offlineProblem(head.bought?.may_keep ? 'access_ended' : 'not_kept_by_terms');
  const range = rangeOf(head.sentence_count, { page, perPage });
  if (!range) throw offlineProblem('page_not_found');
  const leaves = await readLeaves(account, id, leavesOf(range.first, range.last));
  const cut = cutPage(head, leaves, { page, perPage });
  if (!cut) throw offlineProblem('not_on_device');
  const own = await localPhrases(account, head.language);
  const places = cut.sentences.flatMap((sentence) => own.flatMap((phrase) => placePhrase(phrase, sentence)));
  const phrases = [...cut.phrases, ...places].toSorted((a, b) => b.tokens.length - a.tokens.length);
  const words = await readStates(account, wordsOf({ ...cut, phrases }));
  // A phrase deleted on this device has no state.
  return { ...cut, phrases: phrases.filter((phrase) => phrase.id in words), words };
}
