import { languageById } from '@glossa/language/languages';

/** An Anki deck. Its ID has to stay the same, so that importing the deck again updates it. */
export interface Deck {
  id: number;
  name: string;
}

const firstDeckId = { words: 1_763_700_001_000, videos: 1_763_700_002_000 };
const createDeckName = (language: number): string => `Glossa::${languageById(language)?.name ?? 'Words'}`;

/** Returns the deck for a language's words. `language` is its ID. */
export const wordDeck = (language: number): Deck => ({
  id: firstDeckId.words + language,
  name: createDeckName(language),
});

/** Returns the deck for sentences from videos in a language. */
export const videoDeck = (language: number): Deck => ({
  id: firstDeckId.videos + language,
  name: `${createDeckName(language)}::Videos`,
});
