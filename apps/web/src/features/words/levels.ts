import type { Word } from '@glossa/contract/words';

import { levelBody, levelChange, wordLevels } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';

/** The levels without "ignored", in order. */
export const levels: readonly WordLevel[] = wordLevels.filter((level) => level !== 'ignored');

/** Returns the level for a key; K is known and X ignored, as in the reader. */
export const levelOfKey = (key: string): WordLevel | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'k') return 'known';
  if (letter === 'x') return 'ignored';
  return /^[0-5]$/.test(key) ? levels[Number(key)] : undefined;
};

/** Returns the word with a new level. */
export const entryWithLevel = (word: Word, level: WordLevel): Word => {
  const { knowledge_level: number = word.knowledge_level, ignored = false } = levelBody(levelChange(level));
  return { ...word, ignored, knowledge_level: number, user_knowledge_level: number };
};
