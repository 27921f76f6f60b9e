import { Review, ReviewMemory } from '@glossa/formats/archive/records/words';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { withTerms } from '../with-terms.ts';
import { checkForm } from './check-form.ts';
import { kind } from './kind.ts';
import type { QueryTypes } from './reviews.types.ts';

const memoryColumns = `due, stability, difficulty, state, reps, lapses, scheduled_days, elapsed_days, learning_steps,
  last_review`;

export const sql = statements<QueryTypes>('accountArchiveKindsReviews', {
  // Of two memories of a word, the later one wins.
  insertMemories: `INSERT INTO review_memory AS m (learner_id, term_id, ${memoryColumns})
   SELECT $1, r.term, ${memoryColumns}
   FROM jsonb_to_recordset($2::jsonb) AS r(term integer, due timestamptz, stability float8, difficulty float8,
     state smallint, reps integer, lapses integer, scheduled_days integer, elapsed_days integer, learning_steps smallint,
     last_review timestamptz)
   ORDER BY r.term
   ON CONFLICT (learner_id, term_id) DO UPDATE SET due = excluded.due, stability = excluded.stability,
     difficulty = excluded.difficulty, state = excluded.state, reps = excluded.reps, lapses = excluded.lapses,
     scheduled_days = excluded.scheduled_days, elapsed_days = excluded.elapsed_days,
     learning_steps = excluded.learning_steps, last_review = excluded.last_review
   WHERE excluded.last_review > m.last_review`,
  setDue: `UPDATE learner_word lw SET next_review = m.due FROM review_memory m
   WHERE m.learner_id = $1 AND m.term_id = ANY($2) AND lw.learner_id = $1 AND lw.term_id = m.term_id
     AND lw.next_review IS DISTINCT FROM m.due`,
  lock: 'SELECT lock_learner($1)',
  insertReviews: `INSERT INTO review (learner_id, id, term_id, language, rating, mode, duration, before, reviewed_at, undone_at)
   SELECT $1, r.id, r.term, r.language, r.rating, r.mode, r.duration,
     CASE WHEN r.before IS NOT NULL THEN r.before || jsonb_build_object('learner_id', $1::uuid, 'term_id', r.term) END,
     r.reviewed_at, r.undone_at
   FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, term integer, language smallint, rating smallint, mode text,
     duration integer, before jsonb, reviewed_at timestamptz, undone_at timestamptz)
   WHERE NOT EXISTS (SELECT 1 FROM review o WHERE o.learner_id = $1 AND o.language = r.language AND o.term_id = r.term
     AND o.reviewed_at >= r.reviewed_at AND o.reviewed_at < r.reviewed_at + interval '1 millisecond')
   ORDER BY r.reviewed_at`,
});

/** The spaced repetition state of each word. */
export const reviewMemories = kind({
  name: 'review_memories',
  tables: ['review_memory'],
  schema: ReviewMemory,
  select: `SELECT t.language, t.form AS text, ${memoryColumns.replaceAll(/\w+/g, 'm.$&')}
    FROM review_memory m JOIN term t ON t.id = m.term_id WHERE m.learner_id = $1 ORDER BY m.term_id`,
  check: ({ text, language }) => checkForm(text, language),
  write: async (records, importRun) => {
    const rows = await withTerms(importRun.deps.db, records);
    await importRun.commit('review_memories', async (tx) => {
      await run(tx, sql.lock, [importRun.learnerId]);
      const written = await run(tx, sql.insertMemories, [importRun.learnerId, JSON.stringify(rows)]);
      await run(tx, sql.setDue, [importRun.learnerId, rows.map(({ term }) => term)]);
      return written;
    });
  },
});

/** Reviews, including undone ones. */
export const reviews = kind({
  name: 'reviews',
  tables: ['review'],
  schema: Review,
  select: `SELECT t.language, t.form AS text, r.rating, r.mode, r.duration, r.before - 'learner_id' - 'term_id' AS before,
      r.reviewed_at, r.undone_at
    FROM review r JOIN term t ON t.id = r.term_id WHERE r.learner_id = $1 ORDER BY r.reviewed_at, r.id`,
  sheet: ['language', 'text', 'rating', 'mode', 'duration', 'reviewed_at', 'undone_at'],
  check: ({ text, language }) => checkForm(text, language),
  write: async (records, importRun) => {
    const rows = await withTerms(importRun.deps.db, records);
    await importRun.commit('reviews', async (tx) => {
      await run(tx, sql.lock, [importRun.learnerId]);
      const given = rows.map((row) => ({ id: newId(), ...row }));
      return run(tx, sql.insertReviews, [importRun.learnerId, JSON.stringify(given)]);
    });
  },
});
