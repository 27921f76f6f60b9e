import { ownCues } from './cue-list.ts';
import type { Cue, CueList } from './cue-list.ts';

/** What is wrong with a cue: it says nothing, or its end does not come after its start. */
export type CueProblem = 'empty' | 'times';

/** What is wrong with a cue, if anything. */
export const cueProblem = ({ start, end, text }: Cue): CueProblem | undefined =>
  text.trim() === '' ? 'empty' : end <= start ? 'times' : undefined;

/** Rows of touched cues that cannot be saved. */
export function problemRows(list: CueList): number[] {
  const rows: number[] = [];
  for (const { row, own } of ownCues(list)) if (cueProblem(own.cue)) rows.push(row);
  return rows;
}
