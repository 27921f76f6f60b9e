import { languageCode } from '@glossa/language/language-code';
import { languageByCode, languageById } from '@glossa/language/languages';
import * as z from 'zod';

import { difficulties } from './difficulties.ts';
import { messages } from './messages.ts';

/** ID (UUID) of a user, text, task and so on. */
export const Id = z.uuid();

/** A text or video in a learner's library. */
export const LibraryEntry = z
  .object({ kind: z.enum(['text', 'video']), id: Id, title: z.string() })
  .meta({ id: 'LibraryEntry' });
export type LibraryEntry = z.infer<typeof LibraryEntry>;

/** The purchase that a library entry came from, and when access ends. */
export const PurchaseRef = z.object({
  purchase_id: Id,
  /** Null if access never ends. */
  ends_at: z.iso.datetime({ offset: true }).nullable(),
  /** Whether access has ended. */
  is_ended: z.boolean(),
});
export type PurchaseRef = z.infer<typeof PurchaseRef>;

/** A purchased text, with what the learner may do with it. */
export const PurchasedText = PurchaseRef.extend({
  may_print: z.boolean(),
  may_copy: z.boolean(),
  /** Whether it may be stored on a device for offline reading. */
  may_keep: z.boolean(),
});
export type PurchasedText = z.infer<typeof PurchasedText>;

/** A text ID. A malformed one is rejected with the error message from the specification. */
export const TextId = z.uuid(messages.id_invalid);

/** A video ID. A malformed one is rejected with its own error message. */
export const VideoId = z.uuid(messages.video_id_invalid);

/**
 * A learning language, given by its code (`fr`) or its ID (`7`, or `"7"`). Parsed to the ID. `zh-cn` and
 * `zh-tw` are Chinese.
 */
export const LanguageRef = z
  .union([z.string(), z.int().min(0).max(32_767)], messages.language_unknown)
  .transform((value, context) => {
    const language =
      typeof value === 'number' || /^\d+$/.test(value) ? languageById(Number(value)) : languageByCode(value);
    if (language) return language.id;
    context.addIssue({ code: 'custom', message: messages.language_unknown });
    return z.NEVER;
  })
  .describe('A learning language by its code (fr) or its number (7); GET /api/languages/ lists them');

/** Code of any language, such as `en`, `deu` or `zh-TW`. Parsed to the short form without region: `en`, `de`, `zh`. */
export const LanguageCode = z
  .string(messages.language_code_invalid)
  .max(20, messages.language_code_invalid)
  .transform((value, context) => {
    const code = languageCode(value);
    if (code) return code;
    context.addIssue({ code: 'custom', message: messages.language_code_invalid });
    return z.NEVER;
  })
  .describe('A code of any language: en, deu, zh-TW');

/** Maximum value of an `integer` column. */
export const maxInteger = 2_147_483_647;

// z.coerce would also convert arrays, `true` and the empty string to numbers.
const readNumber = (value: string | number): unknown =>
  typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

/** A number that may be sent as text, in a path, query or form. */
export const numberFromText = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(readNumber, schema);

/** An integer in a path, query or form. */
export const wholeNumber = (minimum: number, maximum: number) =>
  numberFromText(z.int().min(minimum).max(maximum));

/** Index of a sentence in a text or in subtitles, from 0. */
export const SentenceNumber = z.int().min(0).max(maxInteger);

/** Maximum number of items per page of a list. */
export const maxPageSize = 100;

export const PageQuery = z.object({
  page: wholeNumber(1, 1_000_000).default(1).describe('Which page, from 1'),
  page_size: wholeNumber(1, maxPageSize).default(12).describe('Most items that it has'),
});

/** `true` or `false` in a query string. */
export const QueryFlag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true')
  .describe('true or false');

/** One page of a list. `next` and `previous` are page URLs or null. */
export const paginated = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    count: z.int().describe('How many there are on all pages'),
    next: z.string().nullable().describe('Address of the next page; null at the end'),
    previous: z.string().nullable().describe('Address of the page before; null at the beginning'),
  });

/** A single line of text, in which line breaks and repeated spaces are collapsed to one space. */
const OneLine = z
  .string()
  .trim()
  .overwrite((value) => value.replaceAll(/\s+/gu, ' '));

export const TagName = OneLine.min(1).max(60, messages.tag_long);
/** All tags of an item. */
export const TagNames = z.array(TagName).max(30, messages.tags_many);

/** A tag of a text or video, as shown on cards. The color is one of `tagColors`. */
export const TagMark = z.object({ name: z.string(), color: z.string() });
export type TagMark = z.infer<typeof TagMark>;

export const Difficulty = z.enum(difficulties, messages.difficulty_invalid);
export type Difficulty = z.infer<typeof Difficulty>;

/** A timestamp in ISO 8601 format. */
export const Moment = z.iso.datetime({ offset: true });

/** Filters shared by the lists of texts and videos. */
export const ShelfQuery = PageQuery.extend({
  language: LanguageRef.optional(),
  search: z.string().trim().max(200).optional(),
  difficulty: Difficulty.optional(),
});
