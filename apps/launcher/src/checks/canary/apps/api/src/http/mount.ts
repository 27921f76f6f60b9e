import { findWords } from '../features/words/queries.ts';

export const mount: unknown = findWords;
