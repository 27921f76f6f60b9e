import { lastKeptRow, ownCues } from './cue-list.ts';
import type { Cue, CueList } from './cue-list.ts';
import type { KeptCues } from './kept-cues.ts';

/** Where the video is in its subtitles. */
export interface PresentCue {
  /** Row of the cue that began last; undefined before the first one. */
  row: number | undefined;
  /** It is on show: its end has not come. */
  isOn: boolean;
  /** A moment whose cues are not here yet, in milliseconds of the subtitles. */
  missing: number | undefined;
}

/** Finds the cue of a moment, in milliseconds of the subtitles. Where cues overlap, it is the one that began last. */
export function presentCue(list: CueList, kept: KeptCues, moment: number): PresentCue {
  const seq = kept.seqAt(moment);
  const missing = seq === undefined ? moment : undefined;
  let found: { row: number; cue: Cue } | undefined;
  const still = seq === undefined || seq < 0 ? undefined : lastKeptRow(list, seq);
  const cue = still && kept.get(still.seq);
  if (still && cue) found = { row: still.row, cue };
  for (const { row, own } of ownCues(list)) {
    if (own.cue.start <= moment && own.cue.start >= (found?.cue.start ?? 0)) found = { row, cue: own.cue };
  }
  return { row: found?.row, isOn: found !== undefined && moment < found.cue.end, missing };
}
