import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef } from './fields.ts';
import { savedKinds } from './saved.ts';
import { productKinds } from './shop.ts';
import { tagColors } from './tag-colors.ts';

/** Maximum number of results of each kind. */
export const searchLimit = 5;

const resultGroup = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item).max(searchLimit),
    /** Whether there are more matches. */
    more: z.boolean(),
  });

const Entry = z.object({ id: Id, title: z.string(), author: z.string(), language: z.string() });

/** The best matches of each kind. */
export const SearchResults = z
  .object({
    texts: resultGroup(Entry),
    videos: resultGroup(Entry),
    words: resultGroup(
      z.object({ id: z.int(), text: z.string(), translation: z.string(), language: z.string() }),
    ),
    saved: resultGroup(
      z.object({
        id: Id,
        kind: z.enum(savedKinds),
        /** The sentence, the word, or the line spoken. Empty for a text. */
        quote: z.string(),
        /** Title of the text or video that it was saved from. Empty for a word. */
        title: z.string(),
        language: z.string(),
      }),
    ),
    /** Products for sale, bestselling first. */
    products: resultGroup(Entry.extend({ type: z.enum(productKinds) })),
    tags: resultGroup(z.object({ id: Id, name: z.string(), color: z.enum(tagColors) })),
  })
  .meta({ id: 'Found' });
export type SearchResults = z.infer<typeof SearchResults>;

export const search = endpoint({
  method: 'GET',
  path: '/api/search/',
  summary: 'Search your texts, videos, words, saved items and tags, and the shop',
  access: 'learner',
  query: z.object({ q: z.string().trim().min(1).max(100), language: LanguageRef.optional() }),
  result: SearchResults,
});
