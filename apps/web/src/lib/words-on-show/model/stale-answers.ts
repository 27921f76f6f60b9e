import { getMe } from '@glossa/contract/auth';
import { getFamily } from '@glossa/contract/families';
import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { listArchivedVideos, listVideos } from '@glossa/contract/videos';
import { getSubtitlePart, watchVideo } from '@glossa/contract/watching';
import { listWordChanges } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import type { QueryClient } from '@tanstack/react-query';

import { endpointKey } from '../../api/query.ts';
import type { ChangeKind } from './word-changes.ts';

/** Answers in which a word's level is counted. */
const counting = [
  getAnalysis,
  getWord,
  getFamily,
  getMe,
  listTexts,
  listArchivedTexts,
  listVideos,
  listArchivedVideos,
  listWordChanges,
];
/** Answers that tell where phrases stand, and of words that are on no page yet. */
const placing = [getReadingPage, getSubtitlePart];

/** Has all answers that a change of words made old be asked for again, as far as they are shown. */
export function refreshAfter(client: QueryClient, kind: ChangeKind): void {
  const moved = kind === 'level' || kind === 'entry' ? [] : placing;
  for (const endpoint of [...counting, ...moved]) {
    void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }
  // It is kept after its page is left. An open one knows of the change, and its address serves no second time.
  const kept = endpointKey(watchVideo);
  client.removeQueries({ queryKey: kept, type: 'inactive' });
  void client.invalidateQueries({ queryKey: kept, refetchType: 'none' });
}
