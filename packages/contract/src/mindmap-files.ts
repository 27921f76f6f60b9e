import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import { messages } from './messages.ts';
import { LinkKind, MapLanguage, Coordinate, Term } from './mindmap.ts';

/** Maximum number of words and links per import. */
export const maxImportedWords = 10_000;
export const maxImportedLinks = 40_000;

const mapFormat = 'glossa-mindmap';

export const exportMindMap = endpoint({
  method: 'GET',
  path: '/api/words/mindmap/export/',
  summary: 'Export the linked and positioned words of a language as a file that can be imported again',
  access: 'learner',
  query: MapLanguage,
  result: z.object({
    format: z.literal(mapFormat),
    version: z.literal(1),
    language: z.string(),
    words: z.array(
      z.object({
        term: z.string(),
        knowledge_level: KnowledgeLevel,
        ignored: z.boolean(),
        translation: z.string(),
        x: z.number().nullable(),
        y: z.number().nullable(),
      }),
    ),
    links: z.array(z.object({ from: z.string(), to: z.string(), kind: LinkKind })),
  }),
});
export type MindMapFile = z.output<typeof exportMindMap.result>;

/** A word from an imported file. Words are validated one by one, so that an invalid one doesn't affect the others. */
export const ImportedWord = z.object({
  term: Term,
  knowledge_level: KnowledgeLevel.default(1),
  ignored: z.boolean().default(false),
  translation: z.string().trim().max(2000).default(''),
  x: Coordinate.nullish(),
  y: Coordinate.nullish(),
});
export const ImportedLink = z.object({ from: Term, to: Term, kind: LinkKind.default('related') });

/** Reasons for rejecting an entry. */
export const rejectionReasons = [
  'malformed',
  'no_word',
  'phrase_too_long',
  'unknown_word',
  'same_word',
] as const;

export const importMindMap = endpoint({
  method: 'POST',
  path: '/api/words/mindmap/import/',
  summary: 'Import a mind map file: adds missing words, links and positions, and changes nothing else',
  access: 'learner',
  bodyLimit: 8 * 1024 * 1024,
  query: MapLanguage,
  body: z.object({
    words: z.array(z.unknown(), messages.map_malformed).max(maxImportedWords, messages.map_large).default([]),
    links: z.array(z.unknown(), messages.map_malformed).max(maxImportedLinks, messages.map_large).default([]),
    language: z.string().optional(),
  }),
  result: z.object({
    /** ID for `DELETE /api/words/mindmap/imports/{id}/`. Null if nothing was imported. */
    undo: Id.nullable(),
    words_added: z.int(),
    words_kept: z.int(),
    places_set: z.int(),
    links_added: z.int(),
    links_kept: z.int(),
    refused_count: z.int(),
    /** The first hundred rejected entries. `index` is the position in the list, from 0. */
    refused: z.array(
      z.object({
        list: z.enum(['words', 'links']),
        index: z.int(),
        entry: z.string(),
        reason: z.enum(rejectionReasons),
      }),
    ),
  }),
});
export type ImportReport = z.output<typeof importMindMap.result>;

export const undoMindMapImport = endpoint({
  method: 'DELETE',
  path: '/api/words/mindmap/imports/{id}/',
  summary: 'Undo an import: removes its links, and its words unless they have changed since',
  access: 'learner',
  params: { id: Id },
  result: z.object({ links: z.int(), words: z.int() }),
  errors: ['undo_not_found'],
});
