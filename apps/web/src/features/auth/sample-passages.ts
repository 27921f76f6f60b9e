import type { WordLevel } from '@/domain/words/word-level.ts';

/** A few lines of a story, with the levels a beginner would have. */
export interface Passage {
  /** Language code. */
  language: string;
  title: string;
  text: string;
  /** The word that is open; it means "cat". */
  opened: string;
  /** Words that aren't known yet, in lower case. */
  wordLevels: Readonly<Record<string, WordLevel>>;
}

const french: Passage = {
  language: 'fr',
  title: 'Le chat de la boulangerie',
  text: 'Madame Morel a une petite boulangerie à Nantes. Elle a aussi un gros chat gris. Le chat s’appelle Biscuit. Chaque matin, à sept heures, Biscuit sort de la boulangerie.',
  opened: 'chat',
  wordLevels: { boulangerie: '1', gros: 'new', chat: '2', gris: 'new', appelle: '3', sort: 'new' },
};

const italian: Passage = {
  language: 'it',
  title: 'Il ladro di basilico',
  text: 'La prima notte Matteo si addormentò sui libri. La seconda notte bevve quattro caffè, ma vide soltanto un gatto.',
  opened: 'gatto',
  wordLevels: { addormentò: 'new', libri: '3', bevve: '1', vide: 'new', soltanto: 'new', gatto: '2' },
};

/** Returns a passage of the starter library in a language other than the interface's. */
export const passageFor = (language: string): Passage => (language === 'fr' ? italian : french);

/** Splits a text into alternating words and the text between them; a word has its index among the words. */
export const cutText = (text: string): { text: string; isWord: boolean }[] =>
  [...text.matchAll(/(\p{L}+)|\P{L}+/gu)].map(([part, word]) => ({ text: part, isWord: word !== undefined }));
