import type { Analyser } from '@glossa/analyser/analyser';
import { fail } from '@glossa/contract/failure';
import type { Database, Transaction } from '@glossa/db/database';

import { adoptDocument } from '#domain/documents/adopt-document.ts';
import { analyseContent, storeAnalysis } from '#domain/documents/analyse-content.ts';
import { contentHash, ensureDocument, findStatus } from '#domain/documents/find-document.ts';
import { readTrack, textOfCues } from './read-track.ts';
import { timeTrack } from './time-track.ts';

/**
 * Analyzes the text of a track. Returns a function that stores it as a document in a transaction, with its sentences
 * timed and counted for the owner. Safe to run twice, even concurrently. `onProgress` gets the completed share, 0 to 1.
 * @throws {Failure} subtitles_unreadable, when the track contains no letters
 */
export async function prepareTrack(
  { db, analyser }: { db: Database; analyser: Pick<Analyser, 'split'> },
  { trackId, language }: { trackId: string; language: number },
  onProgress?: (share: number) => void,
): Promise<(tx: Transaction, ownerId: string) => Promise<number>> {
  const cues = await readTrack(db, trackId);
  const content = textOfCues(cues);
  if (!/\p{L}/u.test(content)) fail('subtitles_unreadable');
  const hash = contentHash(content);
  const known = (await findStatus(db, language, hash)) === 'ready';
  const analysed = known
    ? undefined
    : await analyseContent({ db, analyser }, { content, language }, onProgress);
  return async (tx, ownerId) => {
    const document = await ensureDocument(tx, { language, hash, characters: content.length });
    if (document.status !== 'ready') {
      // The document existed but was deleted with its last owner since then. The next attempt analyzes it.
      if (!analysed) throw new Error('the document is gone');
      await storeAnalysis(tx, document.id, analysed);
    }
    await adoptDocument(tx, ownerId, document.id);
    await timeTrack(tx, { trackId, documentId: document.id, cues });
    return document.id;
  };
}
