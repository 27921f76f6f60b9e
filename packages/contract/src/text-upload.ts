import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, LanguageRef, TagNames, TextId } from './fields.ts';
import { FormFlag } from './form-fields.ts';
import { contentTooLongMessage, messages } from './messages.ts';
import { Task } from './tasks.ts';
import { TextCard } from './texts.ts';

/** Maximum number of characters of pasted text. A file may be longer. */
export const pastedTextLimit = 100_000;
/** Maximum size of a text file, in bytes. */
export const textFileLimit = 20 * 1024 * 1024;
/** Maximum size of an audio file, in bytes. */
export const audioFileLimit = 200 * 1024 * 1024;

export const Title = z
  .string(messages.title_required)
  .trim()
  // Elements between words, such as <br>, have already been replaced with line breaks. Collapse them to spaces.
  .overwrite((value) => value.replaceAll(/\s+/gu, ' '))
  .min(1, messages.title_required)
  .max(300, messages.title_long);
export const Content = z.string().refine((value) => value.length <= pastedTextLimit, {
  error: ({ input }) => contentTooLongMessage(pastedTextLimit, String(input).length),
});

/** Maximum number of grammar points per text, and of characters per point. */
export const grammarPointLimits = { count: 40, length: 80 } as const;

const GrammarPoints = z
  .array(z.string().trim().max(grammarPointLimits.length, messages.grammar_point_long))
  .transform((points) => [...new Set(points)].filter((point) => point !== ''))
  .pipe(z.array(z.string()).max(grammarPointLimits.count, messages.grammar_points_many));

/** A text after it was uploaded, edited or moved, with its analysis task if it is analyzed in the background. */
export const SavedText = z.object({ ...TextCard.shape, task_status: Task.nullable() });

export const uploadText = endpoint({
  method: 'POST',
  path: '/api/texts/upload/',
  summary: 'Add a text: 201 if it is ready, 202 if it is analyzed in the background',
  access: 'learner',
  limit: 'upload',
  status: [201, 202],
  body: z.object({
    title: Title,
    text: Content.optional(),
    author: z.string().trim().max(200).default(''),
    source: z.string().trim().max(500).default(''),
    tags: z
      .union([z.string(), z.array(z.string())])
      .transform((value) =>
        [value]
          .flat()
          .flatMap((part) => part.split(','))
          .map((part) => part.trim()),
      )
      .transform((names) => names.filter((name) => name !== ''))
      .pipe(TagNames)
      .default([]),
    audioUrl: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: messages.url_invalid })])
      .default(''),
    difficulty_level: Difficulty.default('beginner'),
    language: LanguageRef,
    /** Whether the text was made from a subtitle file. Not needed if `content_file` is itself a subtitle file. */
    from_subtitles: FormFlag.default(false),
  }),
  // `content_file` is a .txt or subtitle file. `times_file` contains the sentence times of the recording.
  files: ['content_file', 'audio', 'times_file'],
  result: SavedText,
  errors: ['text_empty', 'encoding_unknown', 'not_plain_text', 'not_mp3', 'times_unreadable'],
});

export const updateText = endpoint({
  method: 'PATCH',
  path: '/api/texts/{id}/',
  summary: 'Update a text, or move it between the reading list, archive and trash',
  access: 'learner',
  params: { id: TextId },
  status: [200, 202],
  // A character takes up to four bytes, and JSON escaping makes some characters longer.
  bodyLimit: 2 * textFileLimit,
  body: z.strictObject({
    title: Title.optional(),
    content: z.string().max(textFileLimit).optional(),
    author: z.string().trim().max(200).optional(),
    source: z.string().trim().max(500).optional(),
    tags: TagNames.optional(),
    difficulty: Difficulty.optional(),
    /** The complete list, which replaces the grammar points found by the analyzer. */
    grammar_points: GrammarPoints.optional(),
    is_favorite: z.boolean().optional(),
    is_archived: z.boolean().optional(),
    is_deleted: z.boolean().optional(),
  }),
  result: SavedText,
  errors: ['text_not_found', 'text_empty', 'text_not_ready', 'text_protected'],
});
