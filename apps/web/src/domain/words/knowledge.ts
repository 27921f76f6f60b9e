import type { WordState } from '@glossa/contract/words';

/** The state of a word without an entry. */
export const newWord: WordState = { level: 0, ignored: false, translation: '' };

/** The levels of a word, as shown; `1` to `3` are the levels of learning. */
export const standings = ['new', '1', '2', '3', 'known', 'mastered', 'ignored'] as const;
export type Standing = (typeof standings)[number];

const byLevel: readonly Standing[] = ['new', '1', '2', '3', 'known', 'mastered'];

/** Returns the level that a word's state is shown as. */
export const standingOf = ({ level, ignored }: Pick<WordState, 'level' | 'ignored'>): Standing =>
  ignored ? 'ignored' : (byLevel[level] ?? 'new');

/** Returns the same for an entry from the API. */
export const standingOfEntry = ({
  knowledge_level: level,
  ignored,
}: {
  knowledge_level: number;
  ignored: boolean;
}): Standing => standingOf({ level, ignored });

/** Returns the change that sets a level; an ignored word keeps its numeric level. */
export const changeTo = (standing: Standing): KnowledgeChange =>
  standing === 'ignored' ? { ignored: true } : { level: byLevel.indexOf(standing), ignored: false };

/** A new level (0 to 5) and/or ignored flag; a missing one stays as it is. */
export interface KnowledgeChange {
  level?: number;
  ignored?: boolean;
}

/** Converts a change to the API's format. */
export const knowledgeBody = ({ level, ignored }: KnowledgeChange): KnowledgeBody => ({
  ...(level === undefined ? {} : { knowledge_level: level }),
  ...(ignored === undefined ? {} : { ignored }),
});

interface KnowledgeBody {
  knowledge_level?: number;
  ignored?: boolean;
}

/** Returns the change one level up (1) or down (-1), within 0 to 5; undefined if there is none. */
export function stepLevel({ level, ignored }: WordState, step: 1 | -1): KnowledgeChange | undefined {
  const next = Math.min(5, Math.max(0, level + step));
  return next === level && !ignored ? undefined : { level: next, ignored: false };
}

export const isNew = (state: WordState): boolean => standingOf(state) === 'new';
