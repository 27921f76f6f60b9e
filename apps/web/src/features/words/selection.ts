/** The selected words: some, or all matching ones except some. */
export interface Selection {
  all: boolean;
  /** The selected words; with `all`, the excluded ones. */
  ids: ReadonlySet<number>;
}

export const nothingSelected: Selection = { all: false, ids: new Set() };
export const everythingSelected: Selection = { all: true, ids: new Set() };

export const isSelected = ({ all, ids }: Selection, id: number): boolean => ids.has(id) !== all;

/** Returns the number of selected words among `count` matching ones. */
export const selectedCount = ({ all, ids }: Selection, count: number): number =>
  all ? Math.max(0, count - ids.size) : ids.size;

/** Selects or deselects some words. */
export function select({ all, ids }: Selection, words: readonly number[], chosen: boolean): Selection {
  const next = new Set(ids);
  for (const id of words) {
    if (chosen === all) next.delete(id);
    else next.add(id);
  }
  return { all, ids: next };
}
