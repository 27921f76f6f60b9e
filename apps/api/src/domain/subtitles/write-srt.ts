import type { Queryable } from '@glossa/db/database';
import { srtCue } from '@glossa/language/srt-cue';

import { listCues } from './queries.ts';

/** Number of cues per query. */
const batchSize = 2000;

/** Streams a track as the text of an .srt file. */
export async function* writeSrt(db: Queryable, trackId: string): AsyncGenerator<string> {
  for (let from = 0; ; from += batchSize) {
    const cues = await listCues(db, trackId, from, from + batchSize);
    if (cues.length === 0) return;
    yield cues.map(srtCue).join('');
  }
}
