import type { Word } from '@glossa/contract/words';

import { changeTo, knowledgeBody, standings } from '../../lib/words/knowledge.ts';
import type { Standing } from '../../lib/words/knowledge.ts';

/** Standings that are levels, each at its own place. */
export const levels: readonly Standing[] = standings.filter((standing) => standing !== 'ignored');

/** Keys of the choices; K is known and X ignored, as in reading. */
export const standingOfKey = (key: string): Standing | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'k') return 'known';
  if (letter === 'x') return 'ignored';
  return /^[0-5]$/.test(key) ? levels[Number(key)] : undefined;
};

/** The word as it then is. */
export const withStanding = (word: Word, standing: Standing): Word => {
  const { knowledge_level: level = word.knowledge_level, ignored = false } = knowledgeBody(
    changeTo(standing),
  );
  return { ...word, ignored, knowledge_level: level, user_knowledge_level: level };
};
