import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import {
  PurchasedText,
  Difficulty,
  Id,
  paginated,
  Moment,
  QueryFlag,
  ShelfQuery,
  TagMark,
  TextId,
} from './fields.ts';

/** Number of running words in a text, by how well the learner knows them. */
export const KnowledgeCounts = z.object({
  new: z.int(),
  learning: z.int(),
  known: z.int(),
  ignored: z.int(),
});

/** Origin of a text's cover. `own` covers were uploaded or came with an imported book. */
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
    /** The task that analyzes the text. Null if there is none. */
    task: Id.nullable(),
    wordCount: z.int(),
    /** Percentage of running words that are below level 4 and not ignored. Null until analyzed. */
    unknownWordsPercentage: z.number().nullable(),
    /**
     * The same percentage, but counting a word as known if its word family is known. Null unless the learner enabled
     * this for the language.
     */
    unknownByFamilyPercentage: z.number().nullable(),
    knowledge: KnowledgeCounts,
    /** In minutes, at 200 words per minute. */
    readingTime: z.int(),
    /** URL of the cover: the learner's own, the ebook's, or one generated from title and language. */
    imageUrl: z.string(),
    image_source: z.enum(coverSources),
    audio_url: z.string().nullable(),
    audio: z.string().nullable(),
    /** Grammar points found by the analyzer, or listed by the learner instead. */
    grammar_points: z.array(z.string()),
    is_archived: z.boolean(),
    is_deleted: z.boolean(),
    is_favorite: z.boolean(),
    sentence_count: z.int(),
    /** Index of the sentence where the learner left off, from 0. */
    position: z.int(),
    last_read_at: Moment.nullable(),
    /** Null if the text wasn't bought. */
    bought: PurchasedText.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'TextCard' });
export type TextCard = z.infer<typeof TextCard>;

/** The content is empty if copying isn't allowed or access has ended. */
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
  result: paginated(TextCard),
} as const;
export const listTexts = endpoint({
  ...shelf,
  path: '/api/texts/',
  summary: 'List the texts in your reading list',
});
export const listArchivedTexts = endpoint({
  ...shelf,
  path: '/api/texts/archived/',
  summary: 'List the texts in your archive',
});
export const listTrashedTexts = endpoint({
  ...shelf,
  path: '/api/texts/trash/',
  summary: 'List the texts in your trash',
});

export const listTextTags = endpoint({
  method: 'GET',
  path: '/api/texts/tags/',
  summary: 'List the names of the tags used on your texts',
  access: 'learner',
  result: z.object({ results: z.array(z.object({ name: z.string() })) }),
});

export const getText = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/',
  summary: 'Get a text with its content',
  access: 'learner',
  params: { id: TextId },
  result: Text,
  errors: ['text_not_found'],
});
