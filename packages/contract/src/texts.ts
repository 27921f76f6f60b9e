import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import {
  BoughtText,
  Difficulty,
  Id,
  listOf,
  Moment,
  QueryFlag,
  ShelfQuery,
  TagMark,
  TextId,
} from './fields.ts';

/** Running words of a text, by how well the learner knows them. */
export const Knowledge = z.object({
  new: z.int(),
  learning: z.int(),
  known: z.int(),
  ignored: z.int(),
});

/** Where a text's cover comes from. `own` was uploaded, or came with an imported book. */
export const coverSources = ['own', 'ebook', 'generated'] as const;

/** A text in a library list. */
export const TextCard = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string(),
    source: z.string(),
    difficulty: Difficulty,
    language: z.string(),
    tags: z.array(TagMark),
    /** `ready` texts can be read. `failed` texts have an error code in `problem`. */
    status: z.enum(['analysing', 'ready', 'failed']),
    problem: z.string().nullable(),
    /** The task that analyzes it, if there is one. */
    task: Id.nullable(),
    wordCount: z.int(),
    /** Percentage of running words below level 4 and not ignored, 0 to 100. Null until analyzed. */
    unknownWordsPercentage: z.number().nullable(),
    /** The same if a known word counts for its family. Null unless the learner enabled this for the language. */
    unknownByFamilyPercentage: z.number().nullable(),
    knowledge: Knowledge,
    /** Minutes at 200 words per minute. */
    readingTime: z.int(),
    /** URL of its cover: the learner's own picture, the ebook's, or one drawn from title and language. */
    imageUrl: z.string(),
    image_source: z.enum(coverSources),
    audio_url: z.string().nullable(),
    audio: z.string().nullable(),
    /** Grammar points in it: what the analyzer found, or what the learner lists instead. */
    grammar_points: z.array(z.string()),
    is_archived: z.boolean(),
    is_deleted: z.boolean(),
    is_favorite: z.boolean(),
    sentence_count: z.int(),
    /** The sentence where reading continues, from 0. */
    position: z.int(),
    last_read_at: Moment.nullable(),
    /** Null for the learner's own text. */
    bought: BoughtText.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'TextCard' });
export type TextCard = z.infer<typeof TextCard>;

/** The content is empty if it may not be copied, and after access has ended. */
export const Text = TextCard.extend({ content: z.string() }).meta({ id: 'Text' });
export type Text = z.infer<typeof Text>;

export const textSorts = ['date', 'title', 'difficulty', 'last_read'] as const;

const shelf = {
  method: 'GET',
  access: 'learner',
  query: ShelfQuery.extend({
    tag: z.string().max(60).optional(),
    favorite: QueryFlag.optional(),
    sort: z.enum(textSorts).default('date'),
  }),
  result: listOf(TextCard),
} as const;
export const listTexts = endpoint({ ...shelf, path: '/api/texts/', summary: 'The reading list' });
export const listArchivedTexts = endpoint({ ...shelf, path: '/api/texts/archived/', summary: 'The archive' });
export const listTrashedTexts = endpoint({ ...shelf, path: '/api/texts/trash/', summary: 'The trash' });

export const listTextTags = endpoint({
  method: 'GET',
  path: '/api/texts/tags/',
  summary: 'Names of the tags that own texts carry',
  access: 'learner',
  result: z.object({ results: z.array(z.object({ name: z.string() })) }),
});

export const getText = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/',
  summary: 'One text with its content',
  access: 'learner',
  params: { id: TextId },
  result: Text,
  errors: ['text_not_found'],
});
