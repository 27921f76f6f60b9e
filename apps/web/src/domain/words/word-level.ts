import type { WordState } from '@glossa/contract/words';

/** The state of a word without an entry. */
export const newWord: WordState = { level: 0, ignored: false, translation: '' };

/** The levels of a word, as shown. Words at `1` to `3` are being learned. */
export const wordLevels = ['new', '1', '2', '3', 'known', 'mastered', 'ignored'] as const;
export type WordLevel = (typeof wordLevels)[number];

const byLevel: readonly WordLevel[] = ['new', '1', '2', '3', 'known', 'mastered'];

/** Returns the level to show for a word's state. */
export const levelOf = ({ level, ignored }: Pick<WordState, 'level' | 'ignored'>): WordLevel =>
  ignored ? 'ignored' : (byLevel[level] ?? 'new');

/** Returns the level to show for an entry from the API. */
export const levelOfEntry = ({
  knowledge_level: level,
  ignored,
}: {
  knowledge_level: number;
  ignored: boolean;
}): WordLevel => levelOf({ level, ignored });

/** Returns the change that sets a level; an ignored word keeps its numeric level. */
export const levelChange = (level: WordLevel): LevelChange =>
  level === 'ignored' ? { ignored: true } : { level: byLevel.indexOf(level), ignored: false };

/** A new level (0 to 5), a new ignored flag, or both. A missing field isn't changed. */
export interface LevelChange {
  level?: number;
  ignored?: boolean;
}

/** Converts a change to the API's format. */
export const levelBody = ({ level, ignored }: LevelChange): LevelBody => ({
  ...(level === undefined ? {} : { knowledge_level: level }),
  ...(ignored === undefined ? {} : { ignored }),
});

interface LevelBody {
  knowledge_level?: number;
  ignored?: boolean;
}

/** Returns the change that moves a word one level up (1) or down (-1), within 0 to 5; undefined if there is none. */
export function stepLevel({ level, ignored }: WordState, step: 1 | -1): LevelChange | undefined {
  const next = Math.min(5, Math.max(0, level + step));
  return next === level && !ignored ? undefined : { level: next, ignored: false };
}

export const isNew = (state: WordState): boolean => levelOf(state) === 'new';
