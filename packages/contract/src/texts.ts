import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import {
  Difficulty,
  Id,
  LanguageRef,
  listOf,
  Moment,
  PageQuery,
  QueryFlag,
  TagName,
  TextId,
} from './fields.ts';
import { contentTooLongMessage, messages } from './messages.ts';
import { Task } from './tasks.ts';
import { WordsChanged, WordState } from './words.ts';

/** Characters that may be pasted; a file may be longer. */
export const pastedTextLimit = 100_000;
/** Bytes of a text file. */
export const textFileLimit = 20 * 1024 * 1024;
/** Bytes of a file that says when each sentence of a recording begins: .srt, .vtt or .lrc. */
export const timesFileLimit = 5 * 1024 * 1024;
/** Bytes of an audio file. */
export const audioFileLimit = 200 * 1024 * 1024;

export const Title = z
  .string(messages.title_required)
  .trim()
  .min(1, messages.title_required)
  .max(300, messages.title_long);
export const Content = z.string().refine((value) => value.length <= pastedTextLimit, {
  error: ({ input }) => contentTooLongMessage(pastedTextLimit, String(input).length),
});

/** How a learner stands to the running words of a text; all are numbers of running words. */
export const Knowledge = z.object({
  new: z.int(),
  learning: z.int(),
  known: z.int(),
  ignored: z.int(),
});

/** A text in a library list. */
export const TextCard = z
  .object({
    id: Id,
    title: z.string(),
    author: z.string(),
    source: z.string(),
    difficulty: Difficulty,
    language: z.string(),
    tags: z.array(z.object({ name: z.string() })),
    /** `ready` texts can be read; `failed` ones say why in `problem` (an error code). */
    status: z.enum(['analysing', 'ready', 'failed']),
    problem: z.string().nullable(),
    /** The task that analyses it, while there is one. */
    task: Id.nullable(),
    wordCount: z.int(),
    /** Share of running words below level 4 and not ignored, 0 to 100; null until analysed. */
    unknownWordsPercentage: z.number().nullable(),
    /** The same when a known word counts for its family; null unless the learner counts so in this language. */
    unknownByFamilyPercentage: z.number().nullable(),
    knowledge: Knowledge,
    /** Minutes at 200 words a minute. */
    readingTime: z.int(),
    imageUrl: z.string().nullable(),
    audio_url: z.string().nullable(),
    audio: z.string().nullable(),
    grammar_points: z.array(z.string()),
    is_archived: z.boolean(),
    is_deleted: z.boolean(),
    is_favorite: z.boolean(),
    sentence_count: z.int(),
    /** The sentence where reading goes on, from 0. */
    position: z.int(),
    last_read_at: Moment.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'TextCard' });
export type TextCard = z.infer<typeof TextCard>;

export const Text = TextCard.extend({ content: z.string() }).meta({ id: 'Text' });
export type Text = z.infer<typeof Text>;

export const textSorts = ['date', 'title', 'difficulty', 'last_read'] as const;

const ListQuery = PageQuery.extend({
  language: LanguageRef.optional(),
  search: z.string().trim().max(200).optional(),
  difficulty: Difficulty.optional(),
  tag: z.string().max(60).optional(),
  favorite: QueryFlag.optional(),
  sort: z.enum(textSorts).default('date'),
});

const list = <const Path extends `/api/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    summary,
    access: 'learner',
    query: ListQuery,
    result: listOf(TextCard),
  });

export const listTexts = list('/api/texts/', 'The reading list');
export const listArchivedTexts = list('/api/texts/archived/', 'The archive');
export const listTrashedTexts = list('/api/texts/trash/', 'The trash');

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

/** A text after an upload or an edit, with the task that analyses it when that goes on in the background. */
const Saved = z.object({ ...TextCard.shape, task_status: Task.nullable() });

export const uploadText = endpoint({
  method: 'POST',
  path: '/api/texts/upload/',
  summary: 'Add a text: 201 when it is ready, 202 when it is analysed in the background',
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
      .pipe(z.array(TagName).max(30, messages.tags_many))
      .default([]),
    audioUrl: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: messages.url_invalid })])
      .default(''),
    difficulty_level: Difficulty.default('beginner'),
    language: LanguageRef,
  }),
  // The text is .txt, or subtitles; times may come beside it for its recording.
  files: ['content_file', 'audio', 'times_file'],
  result: Saved,
  errors: ['text_empty', 'encoding_unknown', 'not_plain_text', 'not_mp3', 'times_unreadable'],
});

export const updateText = endpoint({
  method: 'PATCH',
  path: '/api/texts/{id}/',
  summary: 'Change a text: title, content, tags …, or move it between reading list, archive and trash',
  access: 'learner',
  params: { id: TextId },
  status: [200, 202],
  // A character takes up to four bytes, and JSON escapes some.
  bodyLimit: 2 * textFileLimit,
  body: z.strictObject({
    title: Title.optional(),
    content: z.string().max(textFileLimit).optional(),
    author: z.string().trim().max(200).optional(),
    source: z.string().trim().max(500).optional(),
    tags: z.array(TagName).max(30, messages.tags_many).optional(),
    difficulty: Difficulty.optional(),
    is_favorite: z.boolean().optional(),
    is_archived: z.boolean().optional(),
    is_deleted: z.boolean().optional(),
  }),
  result: Saved,
  errors: ['text_not_found', 'text_empty', 'text_not_ready'],
});

export const deleteText = endpoint({
  method: 'DELETE',
  path: '/api/texts/{id}/',
  summary: 'Delete a text in the trash for good',
  access: 'learner',
  params: { id: TextId },
  errors: ['text_not_found', 'text_not_in_trash'],
});

const action = {
  method: 'POST',
  access: 'learner',
  params: { id: TextId },
  result: Saved,
  errors: ['text_not_found'],
} as const;

export const trashText = endpoint({ ...action, path: '/api/texts/{id}/delete/', summary: 'Move to trash' });
export const restoreText = endpoint({
  ...action,
  path: '/api/texts/{id}/restore/',
  summary: 'Take back from trash',
});
export const archiveText = endpoint({
  ...action,
  path: '/api/texts/{id}/archive/',
  summary: 'Move to the archive',
});
export const unarchiveText = endpoint({
  ...action,
  path: '/api/texts/{id}/unarchive/',
  summary: 'Take back from the archive',
});

export const deleteTextPermanently = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/delete_permanent/',
  summary: 'Delete a text in the trash for good',
  access: 'learner',
  params: { id: TextId },
  errors: ['text_not_found', 'text_not_in_trash'],
});

/** Distinct words of a text by how the learner knows them, with the exact share of unknown running words. */
export const Analysis = z
  .object({
    difficulty: Difficulty,
    readingTime: z.int(),
    wordCount: z.int(),
    uniqueWords: z.int(),
    newWords: z.int(),
    learningWords: z.int(),
    knownWords: z.int(),
    ignoredWords: z.int(),
    unknownWordsPercentage: z.number(),
    /** The same when a known word counts for its family; null unless the learner counts so in this language. */
    unknownByFamilyPercentage: z.number().nullable(),
    knowledge: Knowledge,
  })
  .meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof Analysis>;

/** A piece of a sentence: `t` as written; `w` is the word's id when it is a word. */
export const Token = z.object({ t: z.string(), w: z.int().optional() });

export const ReadingPage = z
  .object({
    id: Id,
    title: z.string(),
    language: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    audio: z.string().nullable(),
    page: z.int(),
    pages: z.int(),
    sentences_per_page: z.int(),
    sentence_count: z.int(),
    sentences: z.array(z.object({ seq: z.int(), tokens: z.array(Token) })),
    /** Words and phrases of the page that the learner has, by id; a word that is missing is new. */
    words: z.record(z.string(), WordState),
    /**
     * Every place of a phrase that the learner has: its id (its state stands in `words`), the sentence, and the indexes
     * of its words in the sentence's tokens. Longer ones first; they may overlap.
     */
    phrases: z.array(z.object({ id: z.int(), seq: z.int(), tokens: z.array(z.int()) })),
    /** Starts of the page's sentences in the recording, in milliseconds; empty when none is known. */
    sentence_times: z.array(z.int().nullable()),
    /** The sentence where the learner last was. */
    bookmark: z.int(),
    analysis: Analysis,
  })
  .meta({ id: 'ReadingPage' });
export type ReadingPage = z.infer<typeof ReadingPage>;

export const getReadingPage = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/page/{page}/',
  summary: 'All that a page of the reader needs',
  access: 'learner',
  params: { id: TextId, page: z.coerce.number<string | number>().int().min(1).max(10_000_000) },
  query: z.object({
    sentences_per_page: z.coerce.number<string | number>().int().min(1).max(200).default(4),
  }),
  result: ReadingPage,
  errors: ['text_not_found', 'text_not_ready', 'page_not_found'],
});

export const savePosition = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/position/',
  summary: 'Keep the place, as a sentence',
  access: 'learner',
  params: { id: TextId },
  body: z.strictObject({ sentence: z.int().min(0) }),
  errors: ['text_not_found', 'text_not_ready'],
});

export const markKnown = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/mark_known/',
  summary: 'Mark the new words of some sentences as known; both ends are included',
  access: 'learner',
  params: { id: TextId },
  body: z
    .strictObject({ from_sentence: z.int().min(0), to_sentence: z.int().min(0) })
    .refine((range) => range.to_sentence >= range.from_sentence, messages.range_invalid),
  result: WordsChanged,
  errors: ['text_not_found', 'text_not_ready'],
});

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/analysis/',
  summary: 'Figures of a text for this learner',
  access: 'learner',
  params: { id: TextId },
  result: Analysis,
  errors: ['text_not_found', 'text_not_ready'],
});

/** How many sentences of a text have a time in its recording. */
const Timed = z.object({ timed: z.int(), sentences: z.int() });

export const getSentenceTimes = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'When each sentence begins in the recording, in milliseconds; empty when no time is known',
  access: 'learner',
  params: { id: TextId },
  result: z.object({ times: z.array(z.int().nullable()) }),
  errors: ['text_not_found', 'text_not_ready'],
});

export const putSentenceTimes = endpoint({
  method: 'PUT',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'Set when sentences begin in the recording, in milliseconds, from one sentence on; others stay',
  access: 'learner',
  params: { id: TextId },
  bodyLimit: 4 * 1024 * 1024,
  body: z.strictObject({
    from_sentence: z.int().min(0).default(0),
    times: z.array(z.int().min(0).max(1_000_000_000).nullable()).min(1).max(300_000),
  }),
  result: Timed,
  errors: ['text_not_found', 'text_not_ready', 'sentence_not_found'],
});

export const uploadSentenceTimes = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'Find when sentences begin in the recording by a file of subtitles or lyrics: .srt, .vtt or .lrc',
  access: 'learner',
  limit: 'upload',
  params: { id: TextId },
  files: ['file'],
  body: z.object({}),
  result: Timed,
  errors: [
    'text_not_found',
    'text_not_ready',
    'times_unreadable',
    'times_unmatched',
    'encoding_unknown',
    'not_plain_text',
  ],
});

export const deleteSentenceTimes = endpoint({
  method: 'DELETE',
  path: '/api/texts/{id}/sentence_times/',
  summary: 'Forget when the sentences begin in the recording',
  access: 'learner',
  params: { id: TextId },
  errors: ['text_not_found'],
});
