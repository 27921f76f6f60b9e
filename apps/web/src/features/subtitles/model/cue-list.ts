/** A subtitle cue, with times in milliseconds of subtitle time. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** An edited cue. A changed cue includes the original. */
export interface EditedCue {
  key: string;
  /** Number of the cue in the stored subtitles; undefined for an added cue. */
  seq: number | undefined;
  original: Cue | undefined;
  cue: Cue;
}

/** Unchanged cues numbered `from` up to but not including `to`, or one edited cue. */
type Run = { from: number; to: number } | EditedCue;

/** Stored subtitles plus edits. Operations take time proportional to the number of edits, not to the number of cues. */
export interface CueList {
  runs: readonly Run[];
  /** Total number of rows. */
  count: number;
  /** Number of stored cues. */
  stored: number;
}

const isEdited = (run: Run): run is EditedCue => 'cue' in run;
const lengthOf = (run: Run): number => (isEdited(run) ? 1 : run.to - run.from);

/** Returns a stored cue's key, given its number. The key doesn't change when the cue is edited. */
const storedKey = (seq: number): string => `k${seq}`;

/** Creates an unedited list of `stored` cues. */
export const createCueList = (stored: number): CueList => ({
  runs: stored > 0 ? [{ from: 0, to: stored }] : [],
  count: stored,
  stored,
});

/** Returns a row: an edited cue, or the number of an unchanged one. */
export function rowAt(list: CueList, row: number): EditedCue | { key: string; seq: number } | undefined {
  let first = 0;
  for (const run of list.runs) {
    const next = first + lengthOf(run);
    if (row < next && row >= first) {
      if (isEdited(run)) return run;
      const seq = run.from + row - first;
      return { key: storedKey(seq), seq };
    }
    first = next;
  }
  return undefined;
}

/** Returns the row with a key, or undefined if its cue was removed. */
export function findRow(list: CueList, key: string): number | undefined {
  let first = 0;
  const seq = key.startsWith('k') ? Number(key.slice(1)) : -1;
  for (const run of list.runs) {
    if (isEdited(run)) {
      if (run.key === key) return first;
    } else if (seq >= run.from && seq < run.to) return first + seq - run.from;
    first += lengthOf(run);
  }
  return undefined;
}

/** Returns the list with `removed` rows from row `at` on replaced by the `inserted` cues. */
export function replaceRows(
  list: CueList,
  at: number,
  removed: number,
  inserted: readonly EditedCue[],
): CueList {
  const runs: Run[] = [];
  let first = 0;
  let isInserted = false;
  const insert = () => {
    if (!isInserted) runs.push(...inserted);
    isInserted = true;
  };
  for (const run of list.runs) {
    const next = first + lengthOf(run);
    const before = Math.min(next, at) - first;
    const after = next - Math.max(first, at + removed);
    if (before > 0) runs.push(isEdited(run) ? run : { from: run.from, to: run.from + before });
    if (next > at) insert();
    if (after > 0) runs.push(isEdited(run) ? run : { from: run.to - after, to: run.to });
    first = next;
  }
  insert();
  return { runs, count: list.count - removed + inserted.length, stored: list.stored };
}

const isSame = (a: Cue, b: Cue): boolean => a.start === b.start && a.end === b.end && a.text === b.text;

/** Returns whether a cue differs from the stored one. */
export const isChanged = ({ original, cue }: Pick<EditedCue, 'original' | 'cue'>): boolean =>
  !original || !isSame(original, cue);

/** Returns the changes to save: changed cues by number (`null` for removed ones), and added cues. */
export function collectChanges(list: CueList): {
  changes: { seq: number; cue: Cue | null }[];
  added: Cue[];
} {
  const changes: { seq: number; cue: Cue | null }[] = [];
  const added: Cue[] = [];
  let next = 0;
  const skipTo = (seq: number) => {
    for (; next < seq; next++) changes.push({ seq: next, cue: null });
  };
  for (const run of list.runs) {
    if (!isEdited(run)) {
      skipTo(run.from);
      next = run.to;
    } else if (run.seq === undefined) added.push(run.cue);
    else {
      skipTo(run.seq);
      next = run.seq + 1;
      if (isChanged(run)) changes.push({ seq: run.seq, cue: run.cue });
    }
  }
  skipTo(list.stored);
  return { changes, added };
}

/** Yields the edited cues with their rows. */
export function* editedCues(list: CueList): Generator<{ row: number; edited: EditedCue }> {
  let row = 0;
  for (const run of list.runs) {
    if (isEdited(run)) yield { row, edited: run };
    row += lengthOf(run);
  }
}

/**
 * Returns the row of the last unchanged cue whose number isn't greater than the given one, or undefined if there is
 * none.
 */
export function lastUnchangedRow(list: CueList, seq: number): { row: number; seq: number } | undefined {
  let found: { row: number; seq: number } | undefined;
  let first = 0;
  for (const run of list.runs) {
    if (!isEdited(run) && run.from <= seq) {
      const last = Math.min(run.to - 1, seq);
      found = { row: first + last - run.from, seq: last };
    }
    first += lengthOf(run);
  }
  return found;
}

/** A problem with a cue: it has no text, or its end isn't after its start. */
type CueProblem = 'empty' | 'times';

/** Returns a cue's problem, if any. */
export const cueProblem = ({ start, end, text }: Cue): CueProblem | undefined =>
  text.trim() === '' ? 'empty' : end <= start ? 'times' : undefined;

/** Returns the rows of edited cues that can't be saved. */
export function problemRows(list: CueList): number[] {
  const rows: number[] = [];
  for (const { row, edited } of editedCues(list)) if (cueProblem(edited.cue)) rows.push(row);
  return rows;
}
