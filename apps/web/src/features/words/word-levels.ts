import type { Word } from '@glossa/contract/words';
import { useTranslation } from 'react-i18next';

import { levelBody, levelChange, wordLevels } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';

/** The levels from new to mastered, excluding "ignored". */
export const levels: readonly WordLevel[] = wordLevels.filter((level) => level !== 'ignored');

/** Returns the level that a key sets, as in the reader: 0 to 5, K for known and X for ignored. */
export const levelForKey = (key: string): WordLevel | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'k') return 'known';
  if (letter === 'x') return 'ignored';
  return /^[0-5]$/.test(key) ? levels[Number(key)] : undefined;
};

/** Returns a copy of a word with another level. */
export const withLevel = (word: Word, level: WordLevel): Word => {
  const { knowledge_level: number = word.knowledge_level, ignored = false } = levelBody(levelChange(level));
  return { ...word, ignored, knowledge_level: number, user_knowledge_level: number };
};

/** Returns a function that names a level in the interface language. */
export function useLevelLabel(): (level: WordLevel) => string {
  const { t } = useTranslation('words');
  return (level) =>
    ({
      new: t('levels.new'),
      '1': t('levels.learning', { level: 1 }),
      '2': t('levels.learning', { level: 2 }),
      '3': t('levels.learning', { level: 3 }),
      known: t('levels.known'),
      mastered: t('levels.mastered'),
      ignored: t('levels.ignored'),
    })[level];
}
