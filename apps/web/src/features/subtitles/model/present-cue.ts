import { lastKeptRow, ownCues } from './cue-list.ts';
import type { Cue, CueList } from './cue-list.ts';
import type { KeptCues } from './kept-cues.ts';

/** The video's position in its subtitles. */
export interface PresentCue {
  /** Row of the cue that started last; undefined before the first. */
  row: number | undefined;
  /** Whether that cue is displayed, because it hasn't ended. */
  isOn: boolean;
  /** A time whose cues haven't loaded, in milliseconds of subtitle time. */
  missing: number | undefined;
}

/** Finds the cue at a time, in milliseconds of subtitle time. Of overlapping cues, the one that started last counts. */
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
