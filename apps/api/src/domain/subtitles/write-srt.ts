import type { Queryable } from '@glossa/db/database';
import { srtCue } from '@glossa/language/srt-cue';

import { selectCues } from './select-cues.ts';

/** Cues that are fetched at a time. */
const batch = 2000;

/** A track as the text of an .srt file, piece by piece. */
export async function* writeSrt(db: Queryable, trackId: string): AsyncGenerator<string> {
  for (let from = 0; ; from += batch) {
    const cues = await selectCues(db, trackId, from, from + batch);
    if (cues.length === 0) return;
    yield cues.map(srtCue).join('');
  }
}
