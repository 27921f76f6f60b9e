import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { WordState } from '@glossa/contract/words';

import type { PhraseMark } from '../model/shown-phrases.ts';

/** A word that something may be written over. */
export interface WordUnder {
  text: string;
  /** Its number among those on show. */
  index: number;
  state: WordState;
  /** The phrase that is painted around it. */
  phrase: PhraseMark | undefined;
  phraseState: WordState;
}

/** Draws a word with what is written over it. */
export type DrawOver = (word: WordUnder) => ReactNode;

/** Undefined while nothing is written over words. */
export const OverWords = createContext<DrawOver | undefined>(undefined);
