export const directions = ['asc', 'desc'] as const;
export type Direction = (typeof directions)[number];

/** How a list is sorted. */
export interface SortOrder<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

/** Returns the direction that a sort order starts with: titles from A, everything else from the highest or newest. */
export const firstDirection = (sort: string): Direction => (sort === 'title' ? 'asc' : 'desc');
