import { practiceModes, type PracticeMode } from '@glossa/contract/settings';

/** What decides which practice modes fit a word. */
export interface Askable {
  hasTranslation: boolean;
  /** Whether there is a sentence in which the word's position is known. */
  hasPlace: boolean;
}

const makesSense: Record<PracticeMode, (word: Askable) => boolean> = {
  recognise: ({ hasTranslation }) => hasTranslation,
  cloze: ({ hasPlace }) => hasPlace,
  listen: () => true,
  recall: ({ hasTranslation }) => hasTranslation,
  type: ({ hasTranslation }) => hasTranslation,
};

/** Modes that test only comprehension. A word's first review uses one of them, before it has to be produced. */
const receptive: ReadonlySet<PracticeMode> = new Set(['recognise', 'cloze', 'listen']);

/** Returns the requested modes that fit a word, from the easiest to the hardest. */
export const fittingModes = (word: Askable, asked: readonly PracticeMode[]): PracticeMode[] =>
  practiceModes.filter((mode) => asked.includes(mode) && makesSense[mode](word));

/** Returns the mode of a word's next review. It rotates with each answer and differs between neighboring words. */
export function chooseMode(
  term: number,
  answers: number,
  fitting: readonly PracticeMode[],
): PracticeMode | undefined {
  const easy = answers === 0 ? fitting.filter((mode) => receptive.has(mode)) : [];
  const modes = easy.length > 0 ? easy : fitting;
  return modes[(term + answers) % modes.length];
}
