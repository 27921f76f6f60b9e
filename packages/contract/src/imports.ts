import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, maxInteger, TagNames } from './fields.ts';
import { messages } from './messages.ts';
import { Task } from './tasks.ts';
import { Title } from './text-upload.ts';

/** Maximum size of an .epub file, in bytes. Images usually make up most of a large file. */
export const bookFileLimit = 100 * 1024 * 1024;

/** ISO 639 code of the language, as declared or, failing that, as detected. Null if uncertain. */
const FoundLanguage = z.string().nullable();

/** An uploaded book that hasn't been imported yet. It is deleted after a day. */
export const BookPreview = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string(),
    language: FoundLanguage,
    /** In reading order. The title of an unnamed chapter is empty. */
    chapters: z.array(z.object({ title: z.string(), characters: z.int() })),
  })
  .meta({ id: 'BookPreview' });
export type BookPreview = z.infer<typeof BookPreview>;

export const previewBook = endpoint({
  method: 'POST',
  path: '/api/imports/books/',
  summary: 'Upload an EPUB book and list its chapters',
  access: 'learner',
  limit: 'upload',
  status: 201,
  body: z.object({}),
  files: ['file'],
  result: BookPreview,
  errors: ['book_unreadable', 'book_protected', 'book_too_large', 'text_empty'],
});

export const startBookImport = endpoint({
  method: 'POST',
  path: '/api/imports/books/{id}/start/',
  summary: 'Create texts from the chosen chapters: one per chapter, or a single text',
  access: 'learner',
  status: 202,
  params: { id: Id },
  body: z.strictObject({
    title: Title,
    author: z.string().trim().max(200).default(''),
    tags: TagNames.default([]),
    difficulty_level: Difficulty.default('beginner'),
    language: LanguageRef,
    /** Indexes of the chapters in the preview, from 0. */
    chapters: z.array(z.int().min(0).max(maxInteger)).min(1, messages.chapters_required).max(2000),
    /** Whether to combine the selected chapters into one text. */
    whole: z.boolean().default(false),
  }),
  result: Task,
  errors: ['import_not_found', 'import_started', 'chapter_not_found'],
});

export const discardBook = endpoint({
  method: 'DELETE',
  path: '/api/imports/books/{id}/',
  summary: 'Discard an uploaded book without importing it',
  access: 'learner',
  params: { id: Id },
  errors: ['import_not_found', 'import_started'],
});

/** A text extracted from a file or web page, to be reviewed before it is added. */
export const FoundText = z
  .object({
    title: z.string(),
    author: z.string(),
    /** URL of the web page. Empty for a file. */
    source: z.string(),
    language: FoundLanguage,
    text: z.string(),
  })
  .meta({ id: 'FoundText' });
export type FoundText = z.infer<typeof FoundText>;

export const previewSubtitles = endpoint({
  method: 'POST',
  path: '/api/imports/subtitles/',
  summary: 'Extract the text of a subtitle (.srt, .vtt) or lyrics (.lrc) file, joined into sentences',
  access: 'learner',
  limit: 'upload',
  body: z.object({}),
  files: ['file'],
  result: FoundText,
  errors: ['times_unreadable', 'encoding_unknown', 'not_plain_text', 'text_empty'],
});

export const previewPage = endpoint({
  method: 'POST',
  path: '/api/imports/pages/',
  summary: 'Extract the article from a public web page',
  access: 'learner',
  limit: 'page',
  body: z.strictObject({
    url: z.url({ protocol: /^https?$/, error: messages.url_invalid }).max(2000, messages.url_invalid),
  }),
  result: FoundText,
  errors: [
    'page_address_refused',
    'page_unreachable',
    'page_too_large',
    'page_not_text',
    'page_without_text',
    'encoding_unknown',
    'not_plain_text',
  ],
});
