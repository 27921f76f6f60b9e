import type { Queryable } from '@glossa/db/database';

import { selectCues } from './queries.ts';

/** Cues that are fetched at a time. */
const batch = 2000;

/** `01:02:03,004` of milliseconds. */
function time(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
  return `${clock},${String(ms % 1000).padStart(3, '0')}`;
}

/** A track as the text of an .srt file, piece by piece. */
export async function* writeSrt(db: Queryable, trackId: string): AsyncGenerator<string> {
  for (let from = 0; ; from += batch) {
    const cues = await selectCues(db, trackId, from, from + batch);
    if (cues.length === 0) return;
    yield cues
      .map(({ seq, start, end, text }) => `${seq + 1}\n${time(start)} --> ${time(end)}\n${text}\n\n`)
      .join('');
  }
}
