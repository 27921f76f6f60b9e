import { SavedItem } from '@glossa/formats/archive/records/saved';
import { newId } from '@glossa/db/new-id';

import { withTerms } from '../with-terms.ts';
import { checkForm } from '../check-form.ts';
import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Saved items, including those from deleted texts and videos. */
export const savedItems = defineKind({
  name: 'saved_items',
  tables: ['saved_item'],
  schema: SavedItem,
  select: queries.sql.selectSavedItems,
  sheet: ['kind', 'language', 'quote', 'source_title', 'note', 'created_at'],
  check: ({ word, language }) => {
    if (word !== null) checkForm(word, language);
  },
  write: async (records, context) => {
    const words = records.flatMap(({ word, language }) => (word === null ? [] : { language, text: word }));
    const terms = new Map(
      (await withTerms(context.deps.db, words)).map(({ language, text, term }) => [
        `${language} ${text}`,
        term,
      ]),
    );
    const rows = records.map(({ text, video, word, ...record }) => ({
      ...record,
      id: newId(),
      text: (text && context.texts.get(text)) ?? null,
      video: (video && context.videos.get(video)) ?? null,
      term: word === null ? null : (terms.get(`${record.language} ${word}`) ?? null),
    }));
    await context.commit('saved_items', (tx) => queries.insertSavedItems(tx, context.learnerId, rows));
  },
});
