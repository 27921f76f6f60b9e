import type { Word } from '@glossa/contract/words';

/** Where a word stands, in the order of the choices: its level, or that it is ignored. */
export const standings = ['0', '1', '2', '3', '4', '5', 'ignored'] as const;
export type Standing = (typeof standings)[number];

/** Those that are levels, at their own place. */
export const levels: readonly Standing[] = standings.filter((standing) => standing !== 'ignored');

export const standingOf = ({ ignored, knowledge_level: level }: Word): Standing =>
  ignored ? 'ignored' : (standings[level] ?? '0');

/** What makes a word stand there. A level takes an ignored word up again. */
export const changeTo = (standing: Standing): { ignored: boolean; knowledge_level?: number } =>
  standing === 'ignored' ? { ignored: true } : { ignored: false, knowledge_level: Number(standing) };

/** Keys of the choices; K is known and X ignored, as in reading. */
export const standingOfKey = (key: string): Standing | undefined => {
  const letter = key.toLowerCase();
  if (letter === 'k') return '4';
  if (letter === 'x') return 'ignored';
  return standings.find((standing) => standing === key && standing !== 'ignored');
};

/** The word as it then is. */
export const withStanding = (word: Word, standing: Standing): Word => {
  const level = standing === 'ignored' ? word.knowledge_level : Number(standing);
  return { ...word, ignored: standing === 'ignored', knowledge_level: level, user_knowledge_level: level };
};
