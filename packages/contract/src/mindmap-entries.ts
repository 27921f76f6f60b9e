import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, numberFromText } from './fields.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import {
  automaticKinds,
  LinkKind,
  MapLanguage,
  MindMapLink,
  MindMapNode,
  maxNodes,
  Coordinate,
  Term,
  TermId,
} from './mindmap.ts';

export const addToMindMap = endpoint({
  method: 'POST',
  path: '/api/words/mindmap/',
  summary: 'Add a word to the mind map, link it to another word, or both; 200 if nothing was added',
  access: 'learner',
  status: [201, 200],
  query: MapLanguage,
  // Not strict, because the specification doesn't say which other fields an entry has.
  body: z.object({
    term: Term,
    translation: z.string().trim().max(2000).optional(),
    /** Defaults to 1 for a new word. */
    knowledge_level: KnowledgeLevel.optional(),
    link: z
      .object({
        /** The other word, by its ID or its text. A word that isn't in the vocabulary is added to it. */
        to: z.union([TermId, Term]),
        kind: LinkKind.default('related'),
        /** Whether the learner accepted a suggestion. */
        suggested: z.boolean().default(false),
      })
      .optional(),
  }),
  result: z.object({
    node: MindMapNode,
    /** The word at the other end of the link. */
    other: MindMapNode.nullable(),
    link: MindMapLink.nullable(),
    /** Tokens for `POST /api/words/undo/`, one for each word change that was made, latest first. */
    undo: z.array(Id),
  }),
  errors: ['word_not_found'],
});

export const changeLink = endpoint({
  method: 'PATCH',
  path: '/api/words/mindmap/links/{id}/',
  summary: 'Change the kind of a link between two words',
  access: 'learner',
  params: { id: Id },
  body: z.strictObject({ kind: LinkKind }),
  result: MindMapLink,
  errors: ['link_not_found', 'link_exists'],
});

export const removeLink = endpoint({
  method: 'DELETE',
  path: '/api/words/mindmap/links/{id}/',
  summary: 'Delete a link between two words',
  access: 'learner',
  params: { id: Id },
  errors: ['link_not_found'],
});

export const saveWordPositions = endpoint({
  method: 'PUT',
  path: '/api/words/mindmap/positions/',
  summary: "Save the positions of words; words that aren't in the vocabulary are skipped",
  access: 'learner',
  bodyLimit: 1024 * 1024,
  body: z.strictObject({
    positions: z.array(z.object({ id: TermId, x: Coordinate, y: Coordinate })).max(maxNodes),
  }),
  result: z.object({ placed: z.int() }),
});

export const resetWordPositions = endpoint({
  method: 'DELETE',
  path: '/api/words/mindmap/positions/',
  summary: "Reset the positions of a language's words to the automatic layout",
  access: 'learner',
  query: MapLanguage,
  result: z.object({ forgotten: z.int() }),
});

export const Suggestion = z
  .object({
    term: z.string(),
    /** The suggested word. Null if it isn't in the vocabulary. */
    word: MindMapNode.omit({ depth: true, x: true, y: true }).nullable(),
    kind: LinkKind,
    /** Reason for the suggestion: a shared lemma, a shared sentence, or a dictionary entry. */
    reason: z.enum([...automaticKinds, 'dictionary']),
    /** A sentence with both words, if that is the reason. */
    example: z.string(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestLinks = endpoint({
  method: 'GET',
  path: '/api/words/mindmap/suggestions/{id}/',
  summary: 'List suggested links for a word: its family, words seen with it and dictionary entries',
  access: 'learner',
  params: { id: numberFromText(TermId) },
  result: z.object({ results: z.array(Suggestion) }),
  errors: ['word_not_found'],
});
