import type { MindMapQuery } from '@glossa/contract/mindmap';

/** Value for ignored words in place of their level. */
const ignored = 6;
const everywhere = [0, 1, 2, 3, 4, 5, ignored];

/** Filter for the words of a map, other than the search. */
export interface Filter {
  /** Levels to show; 6 stands for ignored words. */
  standings: number[];
  partOfSpeech: string | null;
  tag: string | null;
}

const ofStatus: Record<NonNullable<MindMapQuery['status']>, (standing: number) => boolean> = {
  unknown: (standing) => standing === 0,
  learning: (standing) => standing >= 1 && standing <= 3,
  known: (standing) => standing === 4,
  mastered: (standing) => standing === 5,
  ignored: (standing) => standing === ignored,
};

/** Returns whether a filter matches every word. */
export const isOpen = ({ standings, partOfSpeech, tag }: Filter): boolean =>
  standings.length === everywhere.length && partOfSpeech === null && tag === null;

/** Converts the query to a filter. Filters by level don't match ignored words. */
export function filterOf(query: MindMapQuery): Filter {
  const { knowledge_level: level, knowledge_level_min: min, knowledge_level_max: max, status } = query;
  const byLevel = level !== undefined || min !== undefined || max !== undefined;
  const fits = (standing: number) =>
    (!byLevel || standing !== ignored) &&
    (level === undefined || standing === level) &&
    (min === undefined || standing >= min) &&
    (max === undefined || standing <= max) &&
    (status === undefined || ofStatus[status](standing));
  return {
    standings: everywhere.filter(fits),
    partOfSpeech: query.part_of_speech || null,
    tag: query.tag ?? null,
  };
}
