import type { WordState } from '@glossa/contract/words';

/** What a word that the learner has no entry for looks like. */
export const newWord: WordState = { level: 0, ignored: false, translation: '' };

/** How a word stands with its learner; `1` to `3` are the levels of learning. */
export const standings = ['new', '1', '2', '3', 'known', 'mastered', 'ignored'] as const;
export type Standing = (typeof standings)[number];

const byLevel: readonly Standing[] = ['new', '1', '2', '3', 'known', 'mastered'];

/** The standing of a word's state. */
export const standingOf = ({ level, ignored }: Pick<WordState, 'level' | 'ignored'>): Standing =>
  ignored ? 'ignored' : (byLevel[level] ?? 'new');

/** The standing of an entry as the API tells it. */
export const standingOfEntry = ({
  knowledge_level: level,
  ignored,
}: {
  knowledge_level: number;
  ignored: boolean;
}): Standing => standingOf({ level, ignored });

/** What is asked of a word when a standing is chosen for it; an ignored word keeps its level. */
export const changeTo = (standing: Standing): KnowledgeChange =>
  standing === 'ignored' ? { ignored: true } : { level: byLevel.indexOf(standing), ignored: false };

/** A new level (0 to 5) and/or a new flag; what is not given stays. */
export interface KnowledgeChange {
  level?: number;
  ignored?: boolean;
}

/** A change as the API takes it. */
export const knowledgeBody = ({ level, ignored }: KnowledgeChange): KnowledgeBody => ({
  ...(level === undefined ? {} : { knowledge_level: level }),
  ...(ignored === undefined ? {} : { ignored }),
});

interface KnowledgeBody {
  knowledge_level?: number;
  ignored?: boolean;
}

/** One level up (1) or down (-1) from a state, within 0 to 5; undefined when there is nowhere to go. */
export function stepLevel({ level, ignored }: WordState, step: 1 | -1): KnowledgeChange | undefined {
  const next = Math.min(5, Math.max(0, level + step));
  return next === level && !ignored ? undefined : { level: next, ignored: false };
}

export const isNew = (state: WordState): boolean => standingOf(state) === 'new';
