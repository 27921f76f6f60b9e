import { findWords } from '../features/words/queries.ts';
import { createText } from '../testing/create-text.ts';

export const mount: unknown = [findWords, createText];
