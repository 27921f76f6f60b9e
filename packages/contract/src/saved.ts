import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, LibraryEntry, paginated, Moment, PageQuery, TextId, VideoId } from './fields.ts';
import { messages } from './messages.ts';
import { WordId, WordState } from './words.ts';

export const savedKinds = ['sentence', 'word', 'text', 'moment'] as const;
export type SavedKind = (typeof savedKinds)[number];

export const SavedItem = z
  .object({
    id: Id,
    kind: z.enum(savedKinds),
    language: z.string(),
    /** The sentence, the word, or the line spoken at the saved time, as it was when saved. Empty for a text. */
    quote: z.string(),
    note: z.string(),
    /**
     * The text or video that it was saved from, with its current title. Null for a word, and if the source was deleted.
     */
    source: LibraryEntry.nullable(),
    /** The source's title, which is kept when the source is deleted. Empty for a word. */
    source_title: z.string(),
    /** Whether the text or video is in the trash. */
    in_trash: z.boolean(),
    /** Current index of the sentence. Null for other items, and if an edit removed the sentence. */
    sentence: z.int().nullable(),
    /** Position in the video, in seconds. Null for other items, and if the video was deleted. */
    at: z.number().nullable(),
    /** The learner's current data for the word. */
    word: WordState.extend({
      id: z.int(),
      /** Whether it is in the vocabulary. If not, the level is 0. */
      listed: z.boolean(),
    }).nullable(),
    created_at: Moment,
  })
  .meta({ id: 'SavedItem' });
export type SavedItem = z.infer<typeof SavedItem>;

const Milliseconds = z.int().min(0).max(1_000_000_000);

/** An item to save, and its location. */
export const NewSavedItem = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('sentence'),
      text: TextId.optional(),
      video: VideoId.optional(),
      /** Index of the sentence, from 0. */
      sentence: z.int().min(0).max(10_000_000),
    })
    .refine(
      ({ text, video }) => (text === undefined) !== (video === undefined),
      messages.text_or_video_required,
    ),
  z.strictObject({ kind: z.literal('word'), word: WordId }),
  z.strictObject({ kind: z.literal('text'), text: TextId }),
  /** `position` is in milliseconds. Positions within the same second are treated as one moment. */
  z.strictObject({ kind: z.literal('moment'), video: VideoId, position: Milliseconds }),
]);
export type NewSavedItem = z.infer<typeof NewSavedItem>;

export const listSaved = endpoint({
  method: 'GET',
  path: '/api/saved/',
  summary: 'List your saved items in a language, newest first; defaults to the current language',
  access: 'learner',
  query: PageQuery.extend({
    language: LanguageRef.optional(),
    kind: z.enum(savedKinds).optional(),
    /** Searches quotes, titles, notes and word translations. */
    search: z.string().trim().max(200).optional(),
  }),
  result: paginated(SavedItem).extend({
    /** Number of matches by kind. */
    counts: z.object({ sentence: z.int(), word: z.int(), text: z.int(), moment: z.int() }),
  }),
});

export const listSavedMarks = endpoint({
  method: 'GET',
  path: '/api/saved/marks/',
  summary: 'List the saved items of a text, video or word, by position',
  access: 'learner',
  query: z
    .object({
      text: TextId.optional(),
      video: VideoId.optional(),
      word: WordId.optional(),
      kind: z.enum(savedKinds).optional(),
    })
    .refine(
      ({ text, video, word }) => [text, video, word].filter((item) => item !== undefined).length === 1,
      messages.saved_of_one,
    ),
  result: z.object({
    results: z.array(
      z.object({
        id: Id,
        kind: z.enum(savedKinds),
        /** Current index of the sentence. Null for other items. */
        sentence: z.int().nullable(),
        /** Position in the video, in milliseconds. Null for other items. */
        position: z.int().nullable(),
      }),
    ),
  }),
});

export const createSavedItem = endpoint({
  method: 'POST',
  path: '/api/saved/',
  summary: "Save a sentence, word, text or moment of a video; an item already saved doesn't change",
  access: 'learner',
  status: [201, 200],
  body: NewSavedItem,
  result: SavedItem,
  errors: [
    'text_not_found',
    'text_not_ready',
    'video_not_found',
    'video_not_ready',
    'sentence_not_found',
    'word_not_found',
    'too_many_saved',
    'saved_not_found',
  ],
});

const params = { id: Id };

export const updateSaved = endpoint({
  method: 'PATCH',
  path: '/api/saved/{id}/',
  summary: 'Change the note of a saved item',
  access: 'learner',
  params,
  body: z.strictObject({ note: z.string().trim().max(5000, messages.note_long) }),
  result: SavedItem,
  errors: ['saved_not_found'],
});

export const deleteSaved = endpoint({
  method: 'DELETE',
  path: '/api/saved/{id}/',
  summary: 'Delete a saved item, which can be restored for a day',
  access: 'learner',
  params,
  errors: ['saved_not_found'],
});

export const restoreSaved = endpoint({
  method: 'POST',
  path: '/api/saved/{id}/restore/',
  summary: 'Restore a deleted saved item',
  access: 'learner',
  params,
  result: SavedItem,
  errors: ['saved_not_found'],
});
