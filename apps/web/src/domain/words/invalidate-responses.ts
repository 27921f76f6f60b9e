import { getMe } from '@glossa/contract/auth';
import { getFamily } from '@glossa/contract/families';
import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { listArchivedVideos, listVideos } from '@glossa/contract/videos';
import { getSubtitlePart, watchVideo } from '@glossa/contract/watching';
import { listWordChanges } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import type { QueryClient } from '@tanstack/react-query';

import { endpointKey } from '@/lib/api/query.ts';
import type { ChangeKind } from './word-store.ts';

/** Endpoints whose responses contain numbers of words by level. */
const levelCountEndpoints = [
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
/** Endpoints whose responses contain the positions of phrases. */
const phraseEndpoints = [getReadingPage, getSubtitlePart];

/** Invalidates all responses that a change to words has made stale; those on screen are refetched. */
export function invalidateAfter(client: QueryClient, kind: ChangeKind): void {
  const staleEndpoints = kind === 'level' || kind === 'entry' ? [] : phraseEndpoints;
  for (const endpoint of [...levelCountEndpoints, ...staleEndpoints]) {
    void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
  }
  // The response of a watch page stays cached after the page is left. An open page already shows the change, so its
  // response is only refetched when the video is next opened.
  const watchKey = endpointKey(watchVideo);
  client.removeQueries({ queryKey: watchKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey: watchKey, refetchType: 'none' });
}
