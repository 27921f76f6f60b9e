import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, largestPage, Moment, wholeNumber } from './fields.ts';
import { KnowledgeLevel } from './knowledge-level.ts';

/** What a bulk change did. */
export const WordsChanged = z.object({
  /** For `POST /api/words/undo/`; null when nothing changed. */
  undo: Id.nullable(),
  /** Number of words that changed. */
  changed: z.int(),
});

export const undoWords = endpoint({
  method: 'POST',
  path: '/api/words/undo/',
  summary: 'Take back one change of words, as far as nothing newer stands on it',
  access: 'learner',
  body: z.strictObject({ token: Id }),
  result: z.object({ restored: z.int(), kept: z.int() }),
  errors: ['undo_not_found', 'already_undone'],
});

/** What changes of words are called. */
export const changeKinds = ['level', 'page', 'family', 'edit', 'tag', 'delete', 'import'] as const;

/** A change of words in the history. */
export const WordChange = z
  .object({
    /** The token to undo it with. */
    id: Id,
    kind: z.enum(changeKinds),
    language: z.string(),
    /** Number of words. */
    count: z.int(),
    /** The first words of it; with their level before (null: not in the vocabulary) and after it. */
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
  summary: 'Changes of words, the latest first; each can be undone',
  access: 'learner',
  query: z.object({
    language: LanguageRef.optional(),
    /** Id of the last change that is shown already. */
    after: Id.optional(),
    page_size: wholeNumber(1, largestPage).default(20),
  }),
  result: z.object({ results: z.array(WordChange), more: z.boolean() }),
});
