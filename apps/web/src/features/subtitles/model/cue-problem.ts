import { ownCues } from './cue-list.ts';
import type { Cue, CueList } from './cue-list.ts';

/** A problem of a cue: no text, or an end that isn't after the start. */
export type CueProblem = 'empty' | 'times';

/** Returns the problem of a cue, if any. */
export const cueProblem = ({ start, end, text }: Cue): CueProblem | undefined =>
  text.trim() === '' ? 'empty' : end <= start ? 'times' : undefined;

/** Returns the rows of edited cues that can't be saved. */
export function problemRows(list: CueList): number[] {
  const rows: number[] = [];
  for (const { row, own } of ownCues(list)) if (cueProblem(own.cue)) rows.push(row);
  return rows;
}
