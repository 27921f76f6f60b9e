import type { WordFilters } from '@glossa/contract/word-filters';

/** Level used for ignored words in lists and filters; other words use their own. */
export const ignoredStanding = 6;

const levelsOf = {
  unknown: [0, 0],
  learning: [1, 3],
  known: [4, 4],
  mastered: [5, 5],
  ignored: [0, 5],
} as const;

/**
 * Returns the levels (0 to 5, or 6 for ignored words) that match a filter. A level filter excludes ignored words unless
 * the filter asks for them; `levels` is then their required range of levels.
 */
export function standingsOf(filter: WordFilters): {
  standings: number[];
  levels: readonly [lowest: number, highest: number] | undefined;
} {
  const { status, knowledge_level: level, knowledge_level_min: min, knowledge_level_max: max } = filter;
  const [first, last] = status ? levelsOf[status] : [0, 5];
  const lowest = Math.max(first, level ?? 0, min ?? 0);
  const highest = Math.min(last, level ?? 5, max ?? 5);
  const isRanged = lowest > 0 || highest < 5;
  const needed = status === undefined ? undefined : status === 'ignored';
  if (needed !== undefined && filter.ignored !== undefined && needed !== filter.ignored) {
    return { standings: [], levels: undefined };
  }
  const ignored = needed ?? filter.ignored ?? (isRanged ? false : undefined);
  const standings = [0, 1, 2, 3, 4, 5].filter(
    (standing) => ignored !== true && standing >= lowest && standing <= highest,
  );
  if (ignored !== false) standings.push(ignoredStanding);
  return { standings, levels: ignored === true && isRanged ? [lowest, highest] : undefined };
}
