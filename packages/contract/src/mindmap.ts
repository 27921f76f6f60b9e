import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, numberFromText, TagName, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';
import { messages } from './messages.ts';

/** Types of links that learners can create. */
export const linkKinds = ['related', 'synonym', 'antonym'] as const;
/** Types of links that are derived automatically: a shared lemma, or a shared sentence. */
export const automaticKinds = ['family', 'met_together'] as const;

export const LinkKind = z.enum(linkKinds, messages.link_kind_invalid);
export type LinkKind = z.infer<typeof LinkKind>;

/** Maximum number of words on a map. */
export const maxNodes = 2000;
/** Maximum and default distance from the searched word, in links. */
export const maxDepth = 6;
export const defaultDepth = 2;

/** Map coordinate. One unit is one pixel at 100% zoom. */
export const Coordinate = z.number().min(-100_000).max(100_000);
export const TermId = z.int().min(1).max(2_147_483_647);
export const Term = z
  .string(messages.word_required)
  .trim()
  .min(1, messages.word_required)
  .max(200, messages.word_long);

export const MindMapNode = z
  .object({
    id: z.int(),
    /** Normalized form of the word or phrase. */
    term: z.string(),
    knowledge_level: KnowledgeLevel,
    ignored: z.boolean(),
    status: z.enum(wordStatuses),
    translation: z.string(),
    /** Distance from the nearest searched word, in links. */
    depth: z.int().min(0).max(maxDepth),
    /** Position set by the learner. Null if the layout positions the word. */
    x: z.number().nullable(),
    y: z.number().nullable(),
  })
  .meta({ id: 'MindMapNode' });
export type MindMapNode = z.infer<typeof MindMapNode>;

/** An undirected link between two words. A pair has at most one link of each kind. */
export const MindMapLink = z
  .object({
    /** Null for automatic links, which can't be changed. */
    id: Id.nullable(),
    from: z.int(),
    to: z.int(),
    kind: z.enum([...linkKinds, ...automaticKinds]),
    source: z.enum(['hand', 'import', 'suggestion', 'automatic']),
  })
  .meta({ id: 'MindMapLink' });
export type MindMapLink = z.infer<typeof MindMapLink>;

const queryLevel = numberFromText(KnowledgeLevel).optional();

export const MindMapQuery = z.object({
  /** Defaults to the language being learned. */
  language: LanguageRef.optional(),
  /** A word, the beginning of a word, or part of a translation. */
  search: z.string().trim().max(200).optional(),
  part_of_speech: z.string().trim().max(60).optional(),
  knowledge_level: queryLevel,
  knowledge_level_min: queryLevel,
  knowledge_level_max: queryLevel,
  status: z.enum(wordStatuses).optional(),
  tag: TagName.optional(),
  max_depth: wholeNumber(0, maxDepth).default(defaultDepth),
});
export type MindMapQuery = z.output<typeof MindMapQuery>;

export const getMindMap = endpoint({
  method: 'GET',
  path: '/api/words/mindmap/',
  summary: 'Get the words around a searched word, or the most linked and newest words',
  access: 'learner',
  query: MindMapQuery,
  result: z.object({
    language: z.string(),
    nodes: z.array(MindMapNode),
    links: z.array(MindMapLink),
    /** Whether there are more words than fit on one map. */
    truncated: z.boolean(),
  }),
});
export type MindMap = z.output<typeof getMindMap.result>;

export const MapLanguage = z.object({
  /** Defaults to the language being learned. */
  language: LanguageRef.optional(),
});
