import type { WordFilters } from '@glossa/contract/word-filters';

/** Level that stands for ignored words in lists and filters. */
export const ignoredLevel = 6;

const rangeByStatus = {
  unknown: [0, 0],
  learning: [1, 3],
  known: [4, 4],
  mastered: [5, 5],
  ignored: [0, 5],
} as const;

/**
 * Returns the levels (0 to 5, or 6 for ignored words) that match a filter. A level filter excludes ignored words unless
 * the filter includes them explicitly; `range` is then the range that their levels must be in.
 */
export function resolveLevels(filter: WordFilters): {
  levels: number[];
  range: readonly [lowest: number, highest: number] | undefined;
} {
  const { status, knowledge_level: level, knowledge_level_min: min, knowledge_level_max: max } = filter;
  const [first, last] = status ? rangeByStatus[status] : [0, 5];
  const minLevel = Math.max(first, level ?? 0, min ?? 0);
  const maxLevel = Math.min(last, level ?? 5, max ?? 5);
  const isRanged = minLevel > 0 || maxLevel < 5;
  const requiredByStatus = status === undefined ? undefined : status === 'ignored';
  if (requiredByStatus !== undefined && filter.ignored !== undefined && requiredByStatus !== filter.ignored) {
    return { levels: [], range: undefined };
  }
  const ignored = requiredByStatus ?? filter.ignored ?? (isRanged ? false : undefined);
  const levels = [0, 1, 2, 3, 4, 5].filter(
    (each) => ignored !== true && each >= minLevel && each <= maxLevel,
  );
  if (ignored !== false) levels.push(ignoredLevel);
  return { levels, range: ignored === true && isRanged ? [minLevel, maxLevel] : undefined };
}
