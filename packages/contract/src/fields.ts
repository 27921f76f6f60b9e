import { languageCode } from '@glossa/language/language-code';
import { languageByCode, languageById } from '@glossa/language/languages';
import * as z from 'zod';

import { difficulties } from './difficulties.ts';
import { messages } from './messages.ts';

/** An opaque id of a person, text, task … (a UUID). */
export const Id = z.uuid();

/** A text or a video of a learner, by its title. */
export const LibraryEntry = z
  .object({ kind: z.enum(['text', 'video']), id: Id, title: z.string() })
  .meta({ id: 'LibraryEntry' });
export type LibraryEntry = z.infer<typeof LibraryEntry>;

/** That something in the library was bought: its purchase, and until when it can be opened. */
export const Bought = z.object({
  purchase_id: Id,
  /** Null for ever. */
  ends_at: z.iso.datetime({ offset: true }).nullable(),
  /** It cannot be opened any more. */
  is_ended: z.boolean(),
});
export type Bought = z.infer<typeof Bought>;

/** Of a text also what its reader may do. */
export const BoughtText = Bought.extend({
  may_print: z.boolean(),
  may_copy: z.boolean(),
  /** A device may keep it for reading without a connection. */
  may_keep: z.boolean(),
});
export type BoughtText = z.infer<typeof BoughtText>;

/** The id of a text; a malformed one is answered with the specification's sentence. */
export const TextId = z.uuid(messages.id_invalid);

/** The id of a video; a malformed one is answered with a sentence of its own. */
export const VideoId = z.uuid(messages.video_id_invalid);

/**
 * A learning language by its code (`fr`) or its number (`7`, also as a string); becomes the number.
 * `zh-cn` and `zh-tw` are Chinese.
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

/** A code of any language, e.g. `en`, `deu` or `zh-TW`; becomes its short form without a region: `en`, `de`, `zh`. */
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

/** The largest number that an `integer` column holds. */
export const largestInteger = 2_147_483_647;

// Not z.coerce: that takes lists, `true` and the empty text for numbers, too.
const readNumber = (value: string | number): unknown =>
  typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;

/** A number that may come as text: in a path, query or form. */
export const numberFromText = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(readNumber, schema);

/** A whole number in a path, query or form. */
export const wholeNumber = (minimum: number, maximum: number) =>
  numberFromText(z.int().min(minimum).max(maximum));

/** The number of a sentence in a text or in subtitles, from 0. */
export const SentenceNumber = z.int().min(0).max(largestInteger);

/** Most items that one page of a list holds. */
export const largestPage = 100;

export const PageQuery = z.object({
  page: wholeNumber(1, 1_000_000).default(1).describe('Which page, from 1'),
  page_size: wholeNumber(1, largestPage).default(12).describe('Most items that it has'),
});

/** `true` and `false` in a query string. */
export const QueryFlag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true')
  .describe('true or false');

/** One page of a list; `next` and `previous` are page addresses or null. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    results: z.array(item),
    count: z.int().describe('How many there are on all pages'),
    next: z.string().nullable().describe('Address of the next page; null at the end'),
    previous: z.string().nullable().describe('Address of the page before; null at the beginning'),
  });

/** A string in one line: line breaks and repeated spaces become one space. */
const OneLine = z
  .string()
  .trim()
  .overwrite((value) => value.replaceAll(/\s+/gu, ' '));

export const TagName = OneLine.min(1).max(60, messages.tag_long);
/** All tags of one thing. */
export const TagNames = z.array(TagName).max(30, messages.tags_many);

/** A tag of a text or a video, as cards show it; the colour is one of the palette (`tagColors`). */
export const TagMark = z.object({ name: z.string(), color: z.string() });
export type TagMark = z.infer<typeof TagMark>;

export const Difficulty = z.enum(difficulties, messages.difficulty_invalid);
export type Difficulty = z.infer<typeof Difficulty>;

/** A moment, as ISO 8601 text. */
export const Moment = z.iso.datetime({ offset: true });

/** What every shelf of a library can be narrowed by: of texts as of videos. */
export const ShelfQuery = PageQuery.extend({
  language: LanguageRef.optional(),
  search: z.string().trim().max(200).optional(),
  difficulty: Difficulty.optional(),
});
