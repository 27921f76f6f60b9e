import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { WordState } from '@glossa/contract/words';

import type { PhraseMark } from '../model/shown-phrases.ts';

/** A word to annotate. */
export interface WordUnder {
  text: string;
  /** Its index among the words on screen. */
  index: number;
  state: WordState;
  /** The phrase that is highlighted around it. */
  phrase: PhraseMark | undefined;
  phraseState: WordState;
}

/** Renders a word with its annotations. */
export type DrawOver = (word: WordUnder) => ReactNode;

/** Undefined if words are not annotated. */
export const OverWords = createContext<DrawOver | undefined>(undefined);
