import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, TagName } from './fields.ts';
import { messages } from './messages.ts';
import { KnowledgeLevel, wordStatuses } from './words.ts';

/** What a learner may say of two words. */
export const linkKinds = ['related', 'synonym', 'antonym'] as const;
/** What two words have in common without anybody saying so: their lemma, or a sentence. */
export const automaticKinds = ['family', 'met_together'] as const;

export const LinkKind = z.enum(linkKinds, messages.link_kind_invalid);
export type LinkKind = z.infer<typeof LinkKind>;

/** Most words that one map shows. */
export const mostNodes = 2000;
/** How far from the searched word a map may reach, and how far it does unless asked. */
export const deepest = 6;
export const usualDepth = 2;
/** Most words and links of one import. */
export const mostImportedWords = 10_000;
export const mostImportedLinks = 40_000;

/** Places are units of the drawing: one is a pixel where nothing is enlarged. */
const Place = z.number().min(-100_000).max(100_000);
const TermId = z.int().min(1).max(2_147_483_647);
const Term = z
  .string(messages.word_required)
  .trim()
  .min(1, messages.word_required)
  .max(200, messages.word_long);

/** A word on the map. */
export const MindMapNode = z
  .object({
    id: z.int(),
    /** The normalised form of the word or phrase. */
    term: z.string(),
    knowledge_level: KnowledgeLevel,
    ignored: z.boolean(),
    status: z.enum(wordStatuses),
    translation: z.string(),
    /** Steps from a searched word. */
    depth: z.int().min(0).max(deepest),
    /** Where the learner put it; null where the drawing may choose. */
    x: z.number().nullable(),
    y: z.number().nullable(),
  })
  .meta({ id: 'MindMapNode' });
export type MindMapNode = z.infer<typeof MindMapNode>;

/** A connection of two words; it has no direction, and a pair has at most one of a kind. */
export const MindMapLink = z
  .object({
    /** Null for what nobody made, which cannot be changed. */
    id: Id.nullable(),
    from: z.int(),
    to: z.int(),
    kind: z.enum([...linkKinds, ...automaticKinds]),
    source: z.enum(['hand', 'import', 'suggestion', 'automatic']),
  })
  .meta({ id: 'MindMapLink' });
export type MindMapLink = z.infer<typeof MindMapLink>;

const queryLevel = z.coerce.number<string | number>().pipe(KnowledgeLevel).optional();

export const MindMapQuery = z.object({
  /** Without one: the language being learnt. */
  language: LanguageRef.optional(),
  /** A word, its beginning, or a part of its translation. */
  search: z.string().trim().max(200).optional(),
  part_of_speech: z.string().trim().max(60).optional(),
  knowledge_level: queryLevel,
  knowledge_level_min: queryLevel,
  knowledge_level_max: queryLevel,
  status: z.enum(wordStatuses).optional(),
  tag: TagName.optional(),
  max_depth: z.coerce.number<string | number>().int().min(0).max(deepest).default(usualDepth),
});
export type MindMapQuery = z.output<typeof MindMapQuery>;

export const getMindMap = endpoint({
  method: 'GET',
  path: '/api/words/mindmap/',
  summary:
    'Words around a searched one, or those with most connections and the latest; the searched word is always shown, the filters choose the others',
  access: 'learner',
  query: MindMapQuery,
  result: z.object({
    language: z.string(),
    nodes: z.array(MindMapNode),
    links: z.array(MindMapLink),
    /** There are more words than one map shows. */
    truncated: z.boolean(),
  }),
});
export type MindMap = z.output<typeof getMindMap.result>;

const TargetQuery = z.object({
  /** Without one: the language being learnt. */
  language: LanguageRef.optional(),
});

export const addToMindMap = endpoint({
  method: 'POST',
  path: '/api/words/mindmap/',
  summary: 'Add a word, connect it to another, or both; what is there already stays and is answered with 200',
  access: 'learner',
  status: [201, 200],
  query: TargetQuery,
  // Not strict: the specification does not say what else an entry has.
  body: z.object({
    term: Term,
    translation: z.string().trim().max(2000).optional(),
    /** Of a new word 1 unless given. */
    knowledge_level: KnowledgeLevel.optional(),
    link: z
      .object({
        /** The other word: its id, or its text, which is added when it is new. */
        to: z.union([TermId, Term]),
        kind: LinkKind.default('related'),
        /** A suggestion was taken. */
        suggested: z.boolean().default(false),
      })
      .optional(),
  }),
  result: z.object({
    node: MindMapNode,
    /** The other end of the link. */
    other: MindMapNode.nullable(),
    link: MindMapLink.nullable(),
    /** For `POST /api/words/undo/`, the latest first: changes of the words that were made. */
    undo: z.array(Id),
  }),
  errors: ['word_not_found'],
});

export const changeLink = endpoint({
  method: 'PATCH',
  path: '/api/words/mindmap/links/{id}/',
  summary: 'Say something else of two words',
  access: 'learner',
  params: { id: Id },
  body: z.strictObject({ kind: LinkKind }),
  result: MindMapLink,
  errors: ['link_not_found', 'link_exists'],
});

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/api/words/mindmap/links/{id}/',
  summary: 'Take a connection away',
  access: 'learner',
  params: { id: Id },
  errors: ['link_not_found'],
});

export const placeWords = endpoint({
  method: 'PUT',
  path: '/api/words/mindmap/positions/',
  summary: 'Keep where words were put; those that are not in the vocabulary are left out',
  access: 'learner',
  bodyLimit: 1024 * 1024,
  body: z.strictObject({
    positions: z.array(z.object({ id: TermId, x: Place, y: Place })).max(mostNodes),
  }),
  result: z.object({ placed: z.int() }),
});

export const forgetPlaces = endpoint({
  method: 'DELETE',
  path: '/api/words/mindmap/positions/',
  summary: 'Let the words of a language be placed anew',
  access: 'learner',
  query: TargetQuery,
  result: z.object({ forgotten: z.int() }),
});

/** A connection that the learner might want. */
export const Suggestion = z
  .object({
    term: z.string(),
    /** The learner’s own word; null when it is not in the vocabulary. */
    word: MindMapNode.omit({ depth: true, x: true, y: true }).nullable(),
    /** What it would be. */
    kind: LinkKind,
    /** Why: the same lemma, met in the same sentence, or a dictionary says so. */
    reason: z.enum([...automaticKinds, 'dictionary']),
    /** A sentence with both, where they were met together. */
    example: z.string(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestLinks = endpoint({
  method: 'GET',
  path: '/api/words/mindmap/suggestions/{id}/',
  summary: 'Connections that a word might have: its family, words met with it, words of dictionaries',
  access: 'learner',
  params: { id: z.coerce.number<string | number>().pipe(TermId) },
  result: z.object({ results: z.array(Suggestion) }),
  errors: ['word_not_found'],
});

const mapFormat = 'glossa-mindmap';

export const exportMindMap = endpoint({
  method: 'GET',
  path: '/api/words/mindmap/export/',
  summary: 'The connected and placed words of a language with their links, as a file to be imported again',
  access: 'learner',
  query: TargetQuery,
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

/** A word of an imported file; each is checked by itself, so that a wrong one does not spoil the rest. */
export const ImportedWord = z.object({
  term: Term,
  knowledge_level: KnowledgeLevel.default(1),
  ignored: z.boolean().default(false),
  translation: z.string().trim().max(2000).default(''),
  x: Place.nullish(),
  y: Place.nullish(),
});
export const ImportedLink = z.object({ from: Term, to: Term, kind: LinkKind.default('related') });

/** Why an entry of an import was refused. */
export const refusals = ['malformed', 'no_word', 'phrase_too_long', 'unknown_word', 'same_word'] as const;

export const importMindMap = endpoint({
  method: 'POST',
  path: '/api/words/mindmap/import/',
  summary: 'Take in an exported map: words that are missing, links and places; what is there already stays',
  access: 'learner',
  bodyLimit: 8 * 1024 * 1024,
  query: TargetQuery,
  body: z.object({
    words: z
      .array(z.unknown(), messages.map_malformed)
      .max(mostImportedWords, messages.map_large)
      .default([]),
    links: z
      .array(z.unknown(), messages.map_malformed)
      .max(mostImportedLinks, messages.map_large)
      .default([]),
    language: z.string().optional(),
  }),
  result: z.object({
    /** For `DELETE /api/words/mindmap/imports/{id}/`; null when nothing was taken in. */
    undo: Id.nullable(),
    words_added: z.int(),
    words_kept: z.int(),
    places_set: z.int(),
    links_added: z.int(),
    links_kept: z.int(),
    refused_count: z.int(),
    /** The first hundred that were refused; `index` counts from 0 in its list. */
    refused: z.array(
      z.object({
        list: z.enum(['words', 'links']),
        index: z.int(),
        entry: z.string(),
        reason: z.enum(refusals),
      }),
    ),
  }),
});
export type ImportReport = z.output<typeof importMindMap.result>;

export const undoMindMapImport = endpoint({
  method: 'DELETE',
  path: '/api/words/mindmap/imports/{id}/',
  summary: 'Take an import back: its links, and the words it added as far as nothing newer stands on them',
  access: 'learner',
  params: { id: Id },
  result: z.object({ links: z.int(), words: z.int() }),
  errors: ['undo_not_found'],
});
