import { languageById } from '@glossa/language/languages';

/** A deck of Anki. Its id never changes: by it a second import finds what the first one made. */
export interface Deck {
  id: number;
  name: string;
}

const firstDeckId = { words: 1_763_700_001_000, videos: 1_763_700_002_000 };
const nameOf = (language: number): string => `Glossa::${languageById(language)?.name ?? 'Words'}`;

/** The deck of a language's words, by the language's number. */
export const wordDeck = (language: number): Deck => ({
  id: firstDeckId.words + language,
  name: nameOf(language),
});

/** The deck of what is said in videos of a language. */
export const videoDeck = (language: number): Deck => ({
  id: firstDeckId.videos + language,
  name: `${nameOf(language)}::Videos`,
});
