import { practiceModes, type PracticeMode } from '@glossa/contract/settings';

/** What can be asked about a word. */
export interface Askable {
  hasTranslation: boolean;
  /** There is a sentence in which the place of the word is known. */
  hasPlace: boolean;
}

const makesSense: Record<PracticeMode, (word: Askable) => boolean> = {
  recognise: ({ hasTranslation }) => hasTranslation,
  cloze: ({ hasPlace }) => hasPlace,
  listen: () => true,
  recall: ({ hasTranslation }) => hasTranslation,
  type: ({ hasTranslation }) => hasTranslation,
};

/** Modes that only ask to understand; a word is met in one of these before it has to be produced. */
const receptive: ReadonlySet<PracticeMode> = new Set(['recognise', 'cloze', 'listen']);

/** The modes, of those that were asked for, that make sense for a word, from the easiest to the hardest. */
export const fittingModes = (word: Askable, asked: readonly PracticeMode[]): PracticeMode[] =>
  practiceModes.filter((mode) => asked.includes(mode) && makesSense[mode](word));

/** The mode of a word's next question: another one each time, and a different one for neighbours. */
export function chooseMode(
  term: number,
  answers: number,
  fitting: readonly PracticeMode[],
): PracticeMode | undefined {
  const easy = answers === 0 ? fitting.filter((mode) => receptive.has(mode)) : [];
  const modes = easy.length > 0 ? easy : fitting;
  return modes[(term + answers) % modes.length];
}
