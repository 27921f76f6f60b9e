import { findWords } from '../features/words/queries.ts';

export const changeWords: unknown = findWords;
