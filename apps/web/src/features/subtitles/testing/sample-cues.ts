import type { CueRow } from '../model/cue-changes.ts';
import { rowAt } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';

/** Returns the stored cue numbered `seq`, which starts at an even second and lasts a second and a half. */
export const sampleCue = (seq: number): Cue => ({
  start: seq * 2000,
  end: seq * 2000 + 1500,
  text: `Cue number ${seq}`,
});

/** Returns a row in a list of `sampleCue`s. */
export function sampleRow(list: CueList, row: number): CueRow {
  const found = rowAt(list, row);
  if (!found) throw new Error(`There is no row ${row}`);
  if ('cue' in found) return { ...found, row };
  const cue = sampleCue(found.seq);
  return { ...found, original: cue, cue, row };
}

/** Returns the texts of all rows in a list of `sampleCue`s. */
export const textsOf = (list: CueList): string[] =>
  Array.from({ length: list.count }, (_none, row) => sampleRow(list, row).cue.text);
