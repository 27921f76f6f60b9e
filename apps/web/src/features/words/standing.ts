import type { Word } from '@glossa/contract/words';

import { changeTo, knowledgeBody, standings } from '@/domain/words/knowledge.ts';
import type { Standing } from '@/domain/words/knowledge.ts';

/** The levels without "ignored", in order. */
export const levels: readonly Standing[] = standings.filter((standing) => standing !== 'ignored');

/** Returns the level for a key; K is known and X ignored, as in the reader. */
export const standingOfKey = (key: string): Standing | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'k') return 'known';
  if (letter === 'x') return 'ignored';
  return /^[0-5]$/.test(key) ? levels[Number(key)] : undefined;
};

/** Returns the word with a new level. */
export const withStanding = (word: Word, standing: Standing): Word => {
  const { knowledge_level: level = word.knowledge_level, ignored = false } = knowledgeBody(
    changeTo(standing),
  );
  return { ...word, ignored, knowledge_level: level, user_knowledge_level: level };
};
