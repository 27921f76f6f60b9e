import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, maxPageSize, Moment, wholeNumber } from './fields.ts';
import { KnowledgeLevel } from './knowledge-level.ts';

export const BulkChangeResult = z.object({
  /** Token for `POST /api/words/undo/`. Null if nothing changed. */
  undo: Id.nullable(),
  /** Number of words changed. */
  changed: z.int(),
});

export const undoWords = endpoint({
  method: 'POST',
  path: '/api/words/undo/',
  summary: 'Undo a word change, except for words changed since',
  access: 'learner',
  body: z.strictObject({ token: Id }),
  result: z.object({ restored: z.int(), kept: z.int() }),
  errors: ['undo_not_found', 'already_undone'],
});

/** Types of changes to words. */
export const changeKinds = ['level', 'page', 'family', 'edit', 'tag', 'delete', 'import'] as const;

/** An entry in the history of word changes. */
export const WordChange = z
  .object({
    /** Token for undoing the change. */
    id: Id,
    kind: z.enum(changeKinds),
    language: z.string(),
    /** Number of words that were changed. */
    count: z.int(),
    /**
     * The first few words with their levels before and after. A null level before means that the word wasn't in the
     * vocabulary.
     */
    sample: z.array(
      z.object({
        text: z.string(),
        before: z.object({ level: KnowledgeLevel, ignored: z.boolean() }).nullable(),
        after: z.object({ level: KnowledgeLevel, ignored: z.boolean() }).nullable(),
      }),
    ),
    created_at: Moment,
    undone_at: Moment.nullable(),
  })
  .meta({ id: 'WordChange' });
export type WordChange = z.infer<typeof WordChange>;

export const listWordChanges = endpoint({
  method: 'GET',
  path: '/api/words/changes/',
  summary: 'List your word changes, newest first; each can be undone',
  access: 'learner',
  query: z.object({
    language: LanguageRef.optional(),
    /** ID of the last change on the previous page (keyset pagination). */
    after: Id.optional(),
    page_size: wholeNumber(1, maxPageSize).default(20),
  }),
  result: z.object({ results: z.array(WordChange), more: z.boolean() }),
});
