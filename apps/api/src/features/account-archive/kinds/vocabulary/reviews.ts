import { Review, ReviewMemory } from '@glossa/formats/archive/records/words';
import { newId } from '@glossa/db/new-id';

import { withTerms } from '../with-terms.ts';
import { checkForm } from '../check-form.ts';
import { defineKind } from '../kind.ts';
import { lockLearner } from '../queries.ts';
import * as queries from './queries.ts';

/** The spaced repetition state of each word. */
export const reviewMemories = defineKind({
  name: 'review_memories',
  tables: ['review_memory'],
  schema: ReviewMemory,
  select: queries.sql.selectReviewMemories,
  check: ({ text, language }) => checkForm(text, language),
  write: async (records, context) => {
    const rows = await withTerms(context.deps.db, records);
    await context.commit('review_memories', async (tx) => {
      await lockLearner(tx, context.learnerId);
      const written = await queries.insertReviewMemories(tx, context.learnerId, rows);
      await queries.copyDueDates(
        tx,
        context.learnerId,
        rows.map(({ term }) => term),
      );
      return written;
    });
  },
});

/** Reviews, including undone ones. */
export const reviews = defineKind({
  name: 'reviews',
  tables: ['review'],
  schema: Review,
  select: queries.sql.selectReviews,
  sheet: ['language', 'text', 'rating', 'mode', 'duration', 'reviewed_at', 'undone_at'],
  check: ({ text, language }) => checkForm(text, language),
  write: async (records, context) => {
    const rows = await withTerms(context.deps.db, records);
    await context.commit('reviews', async (tx) => {
      await lockLearner(tx, context.learnerId);
      const withIds = rows.map((row) => ({ id: newId(), ...row }));
      return queries.insertReviews(tx, context.learnerId, withIds);
    });
  },
});
