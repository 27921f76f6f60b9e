import { WordLink, WordPosition } from '@glossa/formats/archive/records/words';
import { newId } from '@glossa/db/new-id';

import { withTerms } from '../with-terms.ts';
import { checkForm } from '../check-form.ts';
import { defineKind } from '../kind.ts';
import * as queries from './queries.ts';

/** Word links the learner made: related words, synonyms and antonyms. */
export const wordLinks = defineKind({
  name: 'word_links',
  tables: ['word_link'],
  schema: WordLink,
  select: queries.sql.selectWordLinks,
  check: ({ from, to, language }) => {
    checkForm(from, language);
    checkForm(to, language);
  },
  write: async (records, context) => {
    const from = await withTerms(
      context.deps.db,
      records.map(({ language, from: text }) => ({ language, text })),
    );
    const to = await withTerms(
      context.deps.db,
      records.map(({ language, to: text }) => ({ language, text })),
    );
    const rows = records.map(({ language, kind: linkKind, source, created_at }, index) => {
      return {
        id: newId(),
        language,
        kind: linkKind,
        source,
        created_at,
        a: from[index]?.term,
        b: to[index]?.term,
      };
    });
    await context.commit('word_links', (tx) => queries.insertLinks(tx, context.learnerId, rows));
  },
});

/** Positions of words that the learner moved on the mind map. */
export const wordPositions = defineKind({
  name: 'word_places',
  tables: ['word_place'],
  schema: WordPosition,
  select: queries.sql.selectWordPositions,
  check: ({ text, language }) => checkForm(text, language),
  write: async (records, context) => {
    const rows = await withTerms(context.deps.db, records);
    await context.commit('word_places', (tx) => queries.insertWordPositions(tx, context.learnerId, rows));
  },
});
