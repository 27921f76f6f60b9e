import type { CueRow } from '../model/cue-changes.ts';
import { rowAt } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';

/** The kept cue of a number: said for a second and a half from each second second on. */
export const keptCue = (seq: number): Cue => ({
  start: seq * 2000,
  end: seq * 2000 + 1500,
  text: `Cue number ${seq}`,
});

/** The row of a list over `keptCue`s. */
export function rowOfList(list: CueList, row: number): CueRow {
  const found = rowAt(list, row);
  if (!found) throw new Error(`There is no row ${row}`);
  if ('cue' in found) return { ...found, row };
  const cue = keptCue(found.seq);
  return { ...found, was: cue, cue, row };
}

/** The texts of all rows of a list over `keptCue`s. */
export const textsOf = (list: CueList): string[] =>
  Array.from({ length: list.count }, (_none, row) => rowOfList(list, row).cue.text);
