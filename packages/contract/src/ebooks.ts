import * as z from 'zod';

import { contentCategories } from './categories.ts';
import { currencies, maxPrice } from './currencies.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, Moment, PageQuery, QueryFlag, TagNames } from './fields.ts';
import { FormFlag, FormNames, FormNumber } from './form-fields.ts';
import { messages } from './messages.ts';
import { Money, SellingPrice } from './money.ts';
import { Line, Paragraphs } from './plain-text.ts';

/** Maximum size of an ebook file, in bytes (specification 2, section 9). */
export const ebookFileLimit = 10_485_760;
/** Maximum size of a cover image, in bytes. */
export const coverFileLimit = 5 * 1024 * 1024;
/** Length of the text preview in the shop, in characters. */
export const previewLength = 1000;

export const ebookStatuses = ['draft', 'published', 'archived'] as const;
export const EbookStatus = z.enum(ebookStatuses);
export type EbookStatus = z.infer<typeof EbookStatus>;

/** Types of shop uploads: a book, or an audio course whose tracks are uploaded one by one. */
export const ebookKinds = ['text', 'audio'] as const;
export const EbookKind = z.enum(ebookKinds);
export type EbookKind = z.infer<typeof EbookKind>;

/** An ebook or audio course as content managers see it (specification 2, section 3). */
export const Ebook = z
  .object({
    id: Id,
    type: EbookKind,
    title: z.string(),
    author: z.string(),
    description: z.string(),
    language: z.string(),
    difficulty: Difficulty,
    category: z.string(),
    status: EbookStatus,
    /** Status of the text analysis. The text can be read once this is `ready`. */
    preparation: z.enum(['running', 'ready', 'failed']),
    /** Percent done during preparation. */
    progress: z.int().nullable(),
    /** In major units; `money` is in minor units. */
    price: z.number(),
    money: Money,
    /** Percent. */
    discountPercentage: z.int(),
    isFree: z.boolean(),
    drmProtected: z.boolean(),
    /** The ebook's pricing tier. */
    tier: z.object({ id: Id, name: z.string() }).nullable(),
    tags: z.array(z.object({ name: z.string() })),
    previewText: z.string(),
    downloadCount: z.int(),
    salesCount: z.int(),
    /** In major units, excluding tax. */
    revenue: z.number(),
    uploadDate: Moment,
    lastUpdated: Moment,
    /** URL of the cover. Null when there is none. */
    cover: z.string().nullable(),
    /** Its text file. Optional for an audio course. */
    file: z.object({ name: z.string(), format: z.string(), bytes: z.int() }).nullable(),
    /** Number of tracks in an audio course, and their total length in seconds. */
    trackCount: z.int(),
    duration: z.number().nullable(),
    /** Whether the current user uploaded it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'Ebook' });
export type Ebook = z.infer<typeof Ebook>;

export const ebookSorts = ['uploadDate', 'title', 'revenue', 'downloads', 'sales', 'price'] as const;
export type EbookSort = (typeof ebookSorts)[number];

/** The list is named `ebooks` in the specification. It is paginated like every other list. */
export const listEbooks = endpoint({
  method: 'GET',
  path: '/api/ebooks/',
  summary: 'List the ebooks and audio courses of all owners, with the number in each status',
  access: 'content',
  query: PageQuery.extend({
    search: z.string().trim().max(200).optional(),
    status: EbookStatus.optional(),
    type: EbookKind.optional(),
    language: LanguageRef.optional(),
    difficulty: Difficulty.optional(),
    isFree: QueryFlag.optional(),
    category: z.string().trim().max(100).optional(),
    sort: z.enum(ebookSorts).default('uploadDate'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  result: z.object({
    ebooks: z.array(Ebook),
    count: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    /** Number of ebooks by status, with all other filters applied. */
    statuses: z.record(EbookStatus, z.int()),
  }),
});

const Title = Line.pipe(z.string().min(1, messages.title_required).max(300, messages.title_long));
const Author = Line.pipe(z.string().max(200));
const Description = Paragraphs.pipe(z.string().max(5000));
/** Tag names, without HTML tags. */
const Tags = z.array(Line).pipe(TagNames.min(1, messages.tag_required));
const Category = z.union([z.literal(''), z.enum(contentCategories)]);

/** A required form field that must not be empty. */
const requiredField = (schema: typeof Author, message: string) =>
  z
    .string(message)
    .pipe(schema)
    .refine((value) => value !== '', message);

/** Fields of a new ebook. Its files are sent along with them. */
export const EbookForm = z.strictObject({
  type: EbookKind.default('text'),
  title: z.string(messages.title_required).pipe(Title),
  author: requiredField(Author, messages.author_required),
  description: requiredField(Description, messages.description_required),
  language: LanguageRef,
  difficulty: Difficulty.default('beginner'),
  category: Category.default(''),
  tags: FormNames.pipe(Tags),
  /** In major units. 0 if the ebook is free. */
  price: FormNumber(
    z.number(messages.price_positive).min(0, messages.price_positive).max(maxPrice),
    0,
  ).default(0),
  currency: z.enum(currencies).default('USD'),
  isFree: FormFlag.default(false),
  drmProtected: FormFlag.default(true),
  /** ID of a pricing tier, whose price and terms override those in the form. */
  tier: z.union([z.literal(''), Id]).default(''),
});

export const fileErrors = [
  'ebook_format',
  'ebook_too_large',
  'not_plain_text',
  'encoding_unknown',
  'text_empty',
  'book_unreadable',
  'book_protected',
  'book_too_large',
  'not_a_picture',
] as const;

export const createEbook = endpoint({
  method: 'POST',
  path: '/api/ebooks/',
  summary: 'Add an ebook or audio course as a draft; 202 if its text is analyzed in the background',
  access: 'content',
  limit: 'upload',
  status: [201, 202],
  body: EbookForm,
  files: ['file', 'cover'],
  result: Ebook,
  errors: [...fileErrors, 'tier_not_found'],
});

/** The sample is a regular ebook, which is kept until someone deletes it. */
export const addSampleEbook = endpoint({
  method: 'POST',
  path: '/api/ebooks/sample/',
  summary: 'Add a free sample ebook as a draft, or return it if it already exists',
  access: 'content',
  status: [200, 201],
  result: Ebook,
});

const params = { id: Id };

export const updateEbook = endpoint({
  method: 'PATCH',
  path: '/api/ebooks/{id}/',
  summary: 'Update, publish, unpublish or archive an ebook',
  access: 'content',
  params,
  body: z
    .strictObject({
      title: Title.optional(),
      author: Author.optional(),
      description: Description.optional(),
      category: Category.optional(),
      difficulty: Difficulty.optional(),
      tags: Tags.optional(),
      /** A price above 0 makes the ebook paid, unless `isFree` is set. Free content always has a price of 0. */
      money: SellingPrice.optional(),
      isFree: z.boolean().optional(),
      drmProtected: z.boolean().optional(),
      /** Null removes the ebook from its tier. */
      tier: Id.nullable().optional(),
      status: EbookStatus.optional(),
    })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: Ebook,
  errors: [
    'ebook_not_found',
    'ebook_not_ready',
    'audio_without_tracks',
    'currency_fixed',
    'tier_not_found',
    'tier_price',
  ],
});

export const replaceEbookFile = endpoint({
  method: 'POST',
  path: '/api/ebooks/{id}/file/',
  summary: "Replace an ebook's file, language or cover; copies already sold don't change",
  access: 'content',
  limit: 'upload',
  status: [200, 202],
  params,
  body: z.strictObject({ language: LanguageRef.optional() }),
  files: ['file', 'cover'],
  result: Ebook,
  errors: [...fileErrors, 'ebook_not_found'],
});

export const removeEbookCover = endpoint({
  method: 'DELETE',
  path: '/api/ebooks/{id}/cover/',
  summary: "Delete an ebook's cover image; a generated cover is shown instead",
  access: 'content',
  params,
  errors: ['ebook_not_found'],
});

export const removeEbook = endpoint({
  method: 'DELETE',
  path: '/api/ebooks/{id}/',
  summary: 'Remove an ebook from the shop; buyers keep it',
  access: 'content',
  params,
  errors: ['ebook_not_found'],
});
