/** A piece of subtitles; times in milliseconds of the subtitles. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

/** A cue that was touched: a changed one knows what it was, an added one has no number. */
export interface OwnCue {
  key: string;
  /** Its number in the subtitles as they are kept. */
  seq: number | undefined;
  was: Cue | undefined;
  cue: Cue;
}

/** Cues that stand as they are kept, from the number `from` to the one before `to`; or one that was touched. */
type Run = { from: number; to: number } | OwnCue;

/** Kept subtitles with what was changed. Its cost depends on the changes, not on the number of cues. */
export interface CueList {
  runs: readonly Run[];
  /** Rows of all runs together. */
  count: number;
  /** Cues of the kept subtitles. */
  kept: number;
}

const isOwn = (run: Run): run is OwnCue => 'cue' in run;
const lengthOf = (run: Run): number => (isOwn(run) ? 1 : run.to - run.from);

/** The key of a cue that is kept under a number; it stays when the cue is changed. */
const keptKey = (seq: number): string => `k${seq}`;

/** Subtitles of so many cues, in which nothing is changed. */
export const createCueList = (kept: number): CueList => ({
  runs: kept > 0 ? [{ from: 0, to: kept }] : [],
  count: kept,
  kept,
});

/** What stands in a row: a touched cue, or the number of one that stands as it is kept. */
export function rowAt(list: CueList, row: number): OwnCue | { key: string; seq: number } | undefined {
  let first = 0;
  for (const run of list.runs) {
    const next = first + lengthOf(run);
    if (row < next && row >= first) {
      if (isOwn(run)) return run;
      const seq = run.from + row - first;
      return { key: keptKey(seq), seq };
    }
    first = next;
  }
  return undefined;
}

/** The row of a key; undefined when its cue was taken away. */
export function rowOf(list: CueList, key: string): number | undefined {
  let first = 0;
  const seq = key.startsWith('k') ? Number(key.slice(1)) : -1;
  for (const run of list.runs) {
    if (isOwn(run)) {
      if (run.key === key) return first;
    } else if (seq >= run.from && seq < run.to) return first + seq - run.from;
    first += lengthOf(run);
  }
  return undefined;
}

/** Puts cues in the place of some rows. */
export function replaceRows(list: CueList, at: number, removed: number, put: readonly OwnCue[]): CueList {
  const runs: Run[] = [];
  let first = 0;
  let isPut = false;
  const putHere = () => {
    if (!isPut) runs.push(...put);
    isPut = true;
  };
  for (const run of list.runs) {
    const next = first + lengthOf(run);
    const before = Math.min(next, at) - first;
    const after = next - Math.max(first, at + removed);
    if (before > 0) runs.push(isOwn(run) ? run : { from: run.from, to: run.from + before });
    if (next > at) putHere();
    if (after > 0) runs.push(isOwn(run) ? run : { from: run.to - after, to: run.to });
    first = next;
  }
  putHere();
  return { runs, count: list.count - removed + put.length, kept: list.kept };
}

const isSame = (a: Cue, b: Cue): boolean => a.start === b.start && a.end === b.end && a.text === b.text;

/** Whether a cue is another one than is kept. */
export const isTouched = ({ was, cue }: Pick<OwnCue, 'was' | 'cue'>): boolean => !was || !isSame(was, cue);

/** What is to be saved: by number what became of kept cues (`null` was taken away), and what was added. */
export function changesOf(list: CueList): {
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
    if (!isOwn(run)) {
      skipTo(run.from);
      next = run.to;
    } else if (run.seq === undefined) added.push(run.cue);
    else {
      skipTo(run.seq);
      next = run.seq + 1;
      if (isTouched(run)) changes.push({ seq: run.seq, cue: run.cue });
    }
  }
  skipTo(list.kept);
  return { changes, added };
}

/** The touched cues and their rows. */
export function* ownCues(list: CueList): Generator<{ row: number; own: OwnCue }> {
  let row = 0;
  for (const run of list.runs) {
    if (isOwn(run)) yield { row, own: run };
    row += lengthOf(run);
  }
}

/** The row of the last untouched cue up to a number; undefined when there is none. */
export function lastKeptRow(list: CueList, seq: number): { row: number; seq: number } | undefined {
  let found: { row: number; seq: number } | undefined;
  let first = 0;
  for (const run of list.runs) {
    if (!isOwn(run) && run.from <= seq) {
      const last = Math.min(run.to - 1, seq);
      found = { row: first + last - run.from, seq: last };
    }
    first += lengthOf(run);
  }
  return found;
}
