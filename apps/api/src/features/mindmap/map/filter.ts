import type { MindMapQuery } from '@glossa/contract/mindmap';

/** Level that stands for ignored words. */
const ignoredLevel = 6;
const allLevels = [0, 1, 2, 3, 4, 5, ignoredLevel];

/** Filter for the words on a map, apart from the search. */
export interface Filter {
  /** Levels to show; 6 stands for ignored words. */
  levels: number[];
  partOfSpeech: string | null;
  tag: string | null;
}

const matchesStatus: Record<NonNullable<MindMapQuery['status']>, (level: number) => boolean> = {
  unknown: (level) => level === 0,
  learning: (level) => level >= 1 && level <= 3,
  known: (level) => level === 4,
  mastered: (level) => level === 5,
  ignored: (level) => level === ignoredLevel,
};

/** Returns whether a filter matches every word. */
export const matchesAll = ({ levels, partOfSpeech, tag }: Filter): boolean =>
  levels.length === allLevels.length && partOfSpeech === null && tag === null;

/** Converts a query to a filter. Filters by level exclude ignored words. */
export function toFilter(query: MindMapQuery): Filter {
  const { knowledge_level: exact, knowledge_level_min: min, knowledge_level_max: max, status } = query;
  const byLevel = exact !== undefined || min !== undefined || max !== undefined;
  const matches = (level: number) =>
    (!byLevel || level !== ignoredLevel) &&
    (exact === undefined || level === exact) &&
    (min === undefined || level >= min) &&
    (max === undefined || level <= max) &&
    (status === undefined || matchesStatus[status](level));
  return {
    levels: allLevels.filter(matches),
    partOfSpeech: query.part_of_speech || null,
    tag: query.tag ?? null,
  };
}
