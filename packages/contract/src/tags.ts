import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, paginated, Moment, PageQuery, TagName } from './fields.ts';
import { messages } from './messages.ts';
import { tagColors } from './tag-colors.ts';

/**
 * Types of items that can have tags. `subtitles` are texts made from a subtitle file, `article` texts that have a URL
 * as their source, and `text` all other texts. `ebook` is for ebooks and audio courses in the catalog, and `other` for
 * words.
 */
export const tagItemTypes = ['video', 'article', 'text', 'ebook', 'subtitles', 'other'] as const;
export type TagItemType = (typeof tagItemTypes)[number];

/** Number of tagged items by type, excluding the trash. Each item counts as exactly one type. */
export const TagCounts = z.object({
  texts: z.int(),
  articles: z.int(),
  subtitles: z.int(),
  videos: z.int(),
  words: z.int(),
  ebooks: z.int(),
});
export type TagCounts = z.infer<typeof TagCounts>;

/** A learner's tag. Counts are for one language, or for all. */
export const Tag = z
  .object({
    id: Id,
    name: z.string(),
    color: z.enum(tagColors),
    /** The type of item it is used on most. Null if it is unused. */
    item_type: z.enum(tagItemTypes).nullable(),
    /** All types of items it is used on, most used first. */
    item_types: z.array(z.enum(tagItemTypes)),
    item_count: z.int(),
    counts: TagCounts,
    /** When it was last added to an item. */
    last_used: Moment.nullable(),
  })
  .meta({ id: 'Tag' });
export type Tag = z.infer<typeof Tag>;

export const tagSorts = ['name', 'last_used', 'most_used'] as const;
export type TagSort = (typeof tagSorts)[number];

const inLanguage = { language: LanguageRef.optional() };
const params = { id: Id };

export const listTags = endpoint({
  method: 'GET',
  path: '/api/tags/',
  summary: 'List your tags, with the number of tagged items in one or all languages',
  access: 'user',
  query: z.object({
    ...PageQuery.shape,
    ...inLanguage,
    search: z.string().trim().max(60).optional(),
    /** Only tags used on items of this type. */
    type: z.enum(tagItemTypes).optional(),
    sort: z.enum(tagSorts).default('name'),
  }),
  result: paginated(Tag),
});

// Tag names can't contain commas, which separate tags in the input field.
const NewName = TagName.regex(/^[^,،、，]*$/, messages.tag_comma);
const Color = z.enum(tagColors);

export const listTagColors = endpoint({
  method: 'GET',
  path: '/api/tags/colors/',
  summary: "List up to 1,000 of your tags whose color isn't gray",
  access: 'user',
  result: z.object({ results: z.array(Tag.pick({ name: true, color: true })) }),
});

export const createTag = endpoint({
  method: 'POST',
  path: '/api/tags/',
  summary: 'Create a tag',
  access: 'user',
  status: 201,
  body: z.strictObject({ name: NewName, color: Color.default('gray') }),
  result: Tag,
  errors: ['tag_exists'],
});

export const getTag = endpoint({
  method: 'GET',
  path: '/api/tags/{id}/',
  summary: 'Get a tag',
  access: 'user',
  params,
  query: z.object(inLanguage),
  result: Tag,
  errors: ['tag_not_found'],
});

export const updateTag = endpoint({
  method: 'PATCH',
  path: '/api/tags/{id}/',
  summary: 'Rename a tag or change its color',
  access: 'user',
  params,
  body: z
    .strictObject({ name: NewName.optional(), color: Color.optional() })
    .refine((body) => body.name !== undefined || body.color !== undefined, messages.change_required),
  result: Tag,
  errors: ['tag_not_found', 'tag_exists'],
});

export const mergeTag = endpoint({
  method: 'POST',
  path: '/api/tags/{id}/merge/',
  summary: 'Merge a tag into another one, and return the other',
  access: 'user',
  params,
  body: z.strictObject({ into: Id }),
  result: Tag,
  errors: ['tag_not_found'],
});

export const deleteTag = endpoint({
  method: 'DELETE',
  path: '/api/tags/{id}/',
  summary: 'Delete a tag and remove it from all items; it can be restored for a day',
  access: 'user',
  params,
  errors: ['tag_not_found'],
});

export const restoreTag = endpoint({
  method: 'POST',
  path: '/api/tags/{id}/restore/',
  summary: 'Restore a deleted tag and its items; if the name is in use again, that tag gets the items',
  access: 'user',
  params,
  result: Tag,
  errors: ['tag_not_found'],
});

const Entry = z.object({ id: Id, title: z.string() });

export const getTagRelated = endpoint({
  method: 'GET',
  path: '/api/tags/{id}/related/',
  summary: 'List the newest texts, videos, ebooks and words with a tag',
  access: 'user',
  params,
  query: z.object(inLanguage),
  result: z.object({
    /** All texts, including articles and subtitles. */
    texts: z.array(Entry),
    videos: z.array(Entry),
    ebooks: z.array(Entry),
    words: z.array(
      z.object({ id: z.int(), text: z.string(), translation: z.string(), language: z.string() }),
    ),
    counts: TagCounts,
  }),
  errors: ['tag_not_found'],
});
export type TagRelated = z.infer<(typeof getTagRelated)['result']>;
