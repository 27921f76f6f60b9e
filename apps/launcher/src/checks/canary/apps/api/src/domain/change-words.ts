import { findWords } from '../features/words/queries.ts';
import { one } from '../../../../packages/db/src/statements.ts';

export const changeWords: unknown = [findWords, one];
