import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef, TagNames } from './fields.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import { messages } from './messages.ts';
import { BulkChangeResult } from './word-changes.ts';
import { WordFilters } from './word-filters.ts';

const WordIds = z.array(z.int().min(1).max(2_147_483_647)).max(20_000);

/** An alternative to IDs: selects all words of a language that match the filter, except those in `except`. */
const filterSelection = { filter: WordFilters.optional(), except: WordIds.optional() };
const hasSingleSelection = (body: {
  ids?: unknown[] | undefined;
  texts?: unknown[] | undefined;
  filter?: unknown;
}) => [body.ids?.length, body.texts?.length, body.filter].filter(Boolean).length === 1;
const hasFilterLanguage = ({ filter }: { filter?: WordFilters | undefined }) =>
  !filter || filter.language !== undefined;

export const bulkDeleteWords = endpoint({
  method: 'POST',
  path: '/api/words/bulk_delete/',
  summary: 'Delete words of one language from your vocabulary, by ID or by filter',
  access: 'learner',
  bodyLimit: 4 * 1024 * 1024,
  body: z
    .strictObject({ ids: WordIds.optional(), ...filterSelection })
    .refine(hasSingleSelection, messages.words_required)
    .refine(hasFilterLanguage, messages.language_unknown),
  result: BulkChangeResult,
});

export const bulkUpdateWords = endpoint({
  method: 'POST',
  path: '/api/words/bulk_update/',
  summary: 'Set the level, ignored flag or tags of words of one language, by ID, text or filter',
  access: 'learner',
  bodyLimit: 4 * 1024 * 1024,
  body: z
    .strictObject({
      ids: WordIds.optional(),
      ...filterSelection,
      texts: z.array(z.string().trim().min(1).max(200)).max(20_000).optional(),
      language: LanguageRef.optional(),
      knowledge_level: KnowledgeLevel.optional(),
      ignored: z.boolean().optional(),
      /** Tags are added only to words in the vocabulary. */
      add_tags: TagNames.optional(),
      remove_tags: TagNames.optional(),
    })
    .refine(hasSingleSelection, messages.words_required)
    .refine(hasFilterLanguage, messages.language_unknown)
    .refine((body) => !body.texts || body.language !== undefined, messages.language_unknown)
    .refine(
      (body) =>
        body.knowledge_level !== undefined ||
        body.ignored !== undefined ||
        Boolean(body.add_tags?.length) ||
        Boolean(body.remove_tags?.length),
      messages.change_required,
    )
    // A request is recorded as one change, so that a single undo reverts it.
    .refine(
      (body) =>
        !(body.add_tags?.length || body.remove_tags?.length) ||
        (body.knowledge_level === undefined && body.ignored === undefined),
      messages.change_one_thing,
    ),
  result: BulkChangeResult,
});
