import type { Analyzer } from '@glossa/analyzer/analyzer';
import { fail } from '@glossa/contract/failure';
import type { Database, Transaction } from '@glossa/db/database';
import type { PlacedCue } from '@glossa/language/lay-out-cues';
import { timeCueSentences } from '@glossa/language/time-cue-sentences';

import { analyzeContent, storeAnalysis } from '#domain/documents/analyze-content.ts';
import { contentHash } from '#domain/documents/content-hash.ts';
import { adoptDocument, ensureDocument, findDocumentStatus } from '#domain/documents/queries.ts';
import { listPlacedCues, listSentences, setSentenceTimes } from './queries.ts';

/**
 * Analyzes the text of a track. Returns a function that stores it as a document in a transaction, with its sentences
 * timed and its words counted for the owner. Safe to run twice, even concurrently. `onProgress` receives the completed
 * share, 0 to 1.
 * @throws {Failure} subtitles_unreadable, when the track contains no letters
 */
export async function prepareTrack(
  { db, analyzer }: { db: Database; analyzer: Pick<Analyzer, 'split'> },
  { trackId, language }: { trackId: string; language: number },
  onProgress?: (share: number) => void,
): Promise<(tx: Transaction, ownerId: string) => Promise<number>> {
  const cues = await listPlacedCues(db, trackId);
  const content = joinCueTexts(cues);
  if (!/\p{L}/u.test(content)) fail('subtitles_unreadable');
  const hash = contentHash(content);
  const known = (await findDocumentStatus(db, language, hash)) === 'ready';
  const analyzed = known
    ? undefined
    : await analyzeContent({ db, analyzer }, { content, language }, onProgress);
  return async (tx, ownerId) => {
    const document = await ensureDocument(tx, { language, hash, characters: content.length });
    if (document.status !== 'ready') {
      // The document existed, but has been deleted because no one used it anymore. The next attempt analyzes the text.
      if (!analyzed) throw new Error('the document no longer exists');
      await storeAnalysis(tx, document.id, analyzed);
    }
    await adoptDocument(tx, ownerId, document.id);
    const sentences = await listSentences(tx, document.id);
    await setSentenceTimes(tx, trackId, timeCueSentences(sentences, cues));
    return document.id;
  };
}

/**
 * Restores the text that the cues were laid out in, see `layOutCues`. The size of the gap between two cues determines
 * the white space that fills it.
 */
function joinCueTexts(cues: readonly PlacedCue[]): string {
  let text = '';
  for (const { at, text: cueText } of cues) text += ['', ' ', '\n\n'][at - text.length] + cueText;
  return text;
}
