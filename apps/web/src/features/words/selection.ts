/** Which words are chosen: some, or all that fit the filters but some. */
export interface Selection {
  all: boolean;
  /** The chosen ones; with `all`, those that are not. */
  ids: ReadonlySet<number>;
}

export const nothingSelected: Selection = { all: false, ids: new Set() };
export const everythingSelected: Selection = { all: true, ids: new Set() };

export const isSelected = ({ all, ids }: Selection, id: number): boolean => ids.has(id) !== all;

/** Number of chosen words among `count` that fit. */
export const selectedCount = ({ all, ids }: Selection, count: number): number =>
  all ? Math.max(0, count - ids.size) : ids.size;

/** Chooses or leaves some words. */
export function select({ all, ids }: Selection, words: readonly number[], chosen: boolean): Selection {
  const next = new Set(ids);
  for (const id of words) {
    if (chosen === all) next.delete(id);
    else next.add(id);
  }
  return { all, ids: next };
}
