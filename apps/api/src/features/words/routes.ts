import { addOrUpdateWord, bulkUpdateWords, getWord, undoWords } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';

import { fail } from '../../http/fail.ts';
import { route, type Route } from '../../http/route.ts';
import { changeManyWords } from './bulk-words.ts';
import { presentWord } from './present-word.ts';
import { findWord, undoChange } from './queries.ts';
import { saveWord } from './save-word.ts';

export const wordRoutes = ({ db }: { db: Database }): Route[] => [
  route(addOrUpdateWord, ({ body, person }) => saveWord(db, person.id, body)),
  route(bulkUpdateWords, ({ body, person }) => changeManyWords(db, person.id, body)),
  route(getWord, async ({ params, person }) => {
    const word = await findWord(db, params.id, person.id);
    return word ? presentWord(word) : fail('word_not_found');
  }),
  route(undoWords, async ({ body, person }) => {
    const { restored, kept } = await undoChange(db, person.id, body.token);
    if (restored === null || kept === null) return fail('undo_not_found');
    return restored < 0 ? fail('already_undone') : { restored, kept };
  }),
];
