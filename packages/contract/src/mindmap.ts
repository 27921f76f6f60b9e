import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, numberFromText, TagName, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';
import { messages } from './messages.ts';

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

/** Places are units of the drawing: one is a pixel where nothing is enlarged. */
export const Place = z.number().min(-100_000).max(100_000);
export const TermId = z.int().min(1).max(2_147_483_647);
export const Term = z
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

const queryLevel = numberFromText(KnowledgeLevel).optional();

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
  max_depth: wholeNumber(0, deepest).default(usualDepth),
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

/** The language of a map. */
export const MapLanguage = z.object({
  /** Without one: the language being learnt. */
  language: LanguageRef.optional(),
});
