import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, largestPage, Moment, QueryFlag, TagName, TextId } from './fields.ts';
import { messages } from './messages.ts';

/** 0 new, 1 to 3 learning, 4 known, 5 mastered. */
export const KnowledgeLevel = z
  .int(messages.level_invalid)
  .min(0, messages.level_invalid)
  .max(5, messages.level_invalid);

/** What the reader paints of a word. */
export const WordState = z.object({
  level: KnowledgeLevel,
  ignored: z.boolean(),
  translation: z.string(),
});
export type WordState = z.infer<typeof WordState>;

/** Words that a phrase may have. */
export const longestPhrase = 8;

/** Labels of the levels: 0 unknown, 1 to 3 learning, 4 known, 5 mastered; and `ignored`. */
export const wordStatuses = ['unknown', 'learning', 'known', 'mastered', 'ignored'] as const;

/** A word or phrase of a learner. */
export const Word = z
  .object({
    id: z.int(),
    /** The normalised form; ` … ` where other words may stand between the parts of a phrase. */
    text: z.string(),
    /** Ids of the words of a phrase in order, 0 for a gap; null for a word. */
    parts: z.array(z.int()).nullable(),
    language: z.string(),
    lemma: z.string(),
    knowledge_level: KnowledgeLevel,
    user_knowledge_level: KnowledgeLevel,
    status: z.enum(wordStatuses),
    ignored: z.boolean(),
    translation: z.string(),
    definition: z.string(),
    pronunciation: z.string(),
    example: z.string(),
    notes: z.string(),
    part_of_speech: z.string(),
    tags: z.array(z.string()),
    created_at: Moment.nullable(),
    updated_at: Moment.nullable(),
    /** When practice asks for it again; null before its first review. */
    next_review: Moment.nullable(),
  })
  .meta({ id: 'Word' });
export type Word = z.infer<typeof Word>;

const QueryLevel = z
  .union([z.number(), z.string().regex(/^\d$/).transform(Number)], messages.level_invalid)
  .pipe(KnowledgeLevel)
  .optional();

/** Which words of a learner: those that fit everything that is said. As a query or as a part of a body. */
export const WordFilters = z.strictObject({
  language: LanguageRef.optional(),
  /** A part of the word or of its translation, in any case; every character stands for itself. */
  search: z.string().trim().max(200).optional(),
  part_of_speech: z.string().trim().max(60).optional(),
  /** A level leaves out words that are ignored, unless they are asked for. */
  knowledge_level: QueryLevel,
  knowledge_level_min: QueryLevel,
  knowledge_level_max: QueryLevel,
  /** Of the mind map; a list has no depth, and takes no notice of it. */
  max_depth: z.coerce.number<string | number>().int().min(0).max(100).optional(),
  status: z.enum(wordStatuses).optional(),
  /** A tag by its name, in any case. */
  tag: z.string().trim().max(60).optional(),
  /** An own text: its words, and the phrases whose words are all in it. */
  text: TextId.optional(),
  /** Only phrases, or only single words. */
  is_phrase: QueryFlag.optional(),
  /** Only ignored words, or all others. */
  ignored: QueryFlag.optional(),
});
export type WordFilters = z.output<typeof WordFilters>;

const note = (limit: number) => z.string().trim().max(limit).optional();
/** The id of a word in an address. */
export const WordId = z.coerce.number<string | number>().int().min(1).max(2_147_483_647);
const WordIds = z.array(z.int().min(1).max(2_147_483_647)).max(20_000);
const TagNames = z.array(TagName).max(30, messages.tags_many);

/** All words of one language that fit, without those in `except`, in place of their ids. */
const byFilter = { filter: WordFilters.optional(), except: WordIds.optional() };
const isChosenOnce = (body: {
  ids?: unknown[] | undefined;
  texts?: unknown[] | undefined;
  filter?: unknown;
}) => [body.ids?.length, body.texts?.length, body.filter].filter(Boolean).length === 1;
const isOfOneLanguage = ({ filter }: { filter?: WordFilters | undefined }) =>
  !filter || filter.language !== undefined;

export const addOrUpdateWord = endpoint({
  method: 'POST',
  path: '/api/words/add_or_update/',
  summary: 'Add a word or change it; fields that are missing stay as they are',
  access: 'learner',
  // Not strict: the specification lets further fields pass; those named here are kept.
  body: z.object({
    text: z.string(messages.word_required).trim().min(1, messages.word_required).max(200, messages.word_long),
    language: LanguageRef,
    knowledge_level: KnowledgeLevel,
    translation: z
      .string(messages.translation_required)
      .trim()
      .min(1, messages.translation_required)
      .max(2000),
    ignored: z.boolean().optional(),
    definition: note(5000),
    pronunciation: note(500),
    example: note(2000),
    notes: note(5000),
    part_of_speech: note(60),
    /** As the learner corrects it; empty for the best suggestion. */
    lemma: note(200),
    /** All tags the word then has. */
    tags: TagNames.optional(),
    /**
     * Ids of the words of a phrase as a page tells them, 0 where others may stand between (`lade … ein`).
     * Without them, a text of several words is split by the rules of its language; `…` stands for a gap.
     */
    parts: z
      .array(z.int().min(0).max(2_147_483_647))
      .max(2 * longestPhrase - 1, messages.phrase_long)
      .optional(),
  }),
  result: z.object({ word: Word, undo: Id.nullable() }),
});

export const getWord = endpoint({
  method: 'GET',
  path: '/api/words/{id}/',
  summary: 'One word with the learner’s own entry; level 0 when there is none yet',
  access: 'learner',
  params: { id: WordId },
  result: Word,
  errors: ['word_not_found'],
});

export const updateWord = endpoint({
  method: 'PATCH',
  path: '/api/words/{id}/',
  summary: 'Change some fields of a word or phrase; a word that is not in the vocabulary yet becomes level 1',
  access: 'learner',
  params: { id: WordId },
  body: z
    .strictObject({
      knowledge_level: KnowledgeLevel.optional(),
      ignored: z.boolean().optional(),
      /** Empty for none. */
      translation: note(2000),
      definition: note(5000),
      pronunciation: note(500),
      example: note(2000),
      notes: note(5000),
      part_of_speech: note(60),
      /** As the learner corrects it; empty for the best suggestion. */
      lemma: note(200),
      /** All tags the word then has. */
      tags: TagNames.optional(),
    })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: z.object({ word: Word, undo: Id.nullable() }),
  errors: ['word_not_found'],
});

/** Where a learner met a word. */
export const Encounters = z
  .object({
    /** Occurrences in all texts; null for a phrase in more texts than are searched. */
    count: z.int().nullable(),
    /** Number of texts with it; null as above. */
    texts: z.int().nullable(),
    /** The texts read last, at most twenty. */
    results: z.array(
      z.object({
        text: Id,
        title: z.string(),
        count: z.int(),
        /** Number of the first sentence with it, its text, and where the word stands in it (UTF-16 units). */
        sentence: z.int(),
        example: z.string(),
        spans: z.array(z.object({ from: z.int(), to: z.int() })),
      }),
    ),
  })
  .meta({ id: 'Encounters' });
export type Encounters = z.infer<typeof Encounters>;

export const getEncounters = endpoint({
  method: 'GET',
  path: '/api/words/{id}/encounters/',
  summary: 'Where a word or phrase stands in the learner’s own texts, with an example of each',
  access: 'learner',
  params: { id: WordId },
  result: Encounters,
  errors: ['word_not_found'],
});

/** What a bulk change did. */
export const WordsChanged = z.object({
  /** For `POST /api/words/undo/`; null when nothing changed. */
  undo: Id.nullable(),
  /** Number of words that changed. */
  changed: z.int(),
});

export const deleteWord = endpoint({
  method: 'DELETE',
  path: '/api/words/{id}/',
  summary: 'Take a word out of the vocabulary; it is new again, and this can be undone',
  access: 'learner',
  params: { id: WordId },
  result: WordsChanged,
  errors: ['word_not_found'],
});

export const bulkDeleteWords = endpoint({
  method: 'POST',
  path: '/api/words/bulk_delete/',
  summary: 'Take several words of one language out of the vocabulary, by id or all that fit a filter',
  access: 'learner',
  bodyLimit: 4 * 1024 * 1024,
  body: z
    .strictObject({ ids: WordIds.optional(), ...byFilter })
    .refine(isChosenOnce, messages.words_required)
    .refine(isOfOneLanguage, messages.language_unknown),
  result: WordsChanged,
});

export const bulkUpdateWords = endpoint({
  method: 'POST',
  path: '/api/words/bulk_update/',
  summary:
    'Set level, ignored or tags of several words of one language, by id, by text, or all that fit a filter',
  access: 'learner',
  bodyLimit: 4 * 1024 * 1024,
  body: z
    .strictObject({
      ids: WordIds.optional(),
      ...byFilter,
      texts: z.array(z.string().trim().min(1).max(200)).max(20_000).optional(),
      language: LanguageRef.optional(),
      knowledge_level: KnowledgeLevel.optional(),
      ignored: z.boolean().optional(),
      /** Tags are given to words that are in the vocabulary. */
      add_tags: TagNames.optional(),
      remove_tags: TagNames.optional(),
    })
    .refine(isChosenOnce, messages.words_required)
    .refine(isOfOneLanguage, messages.language_unknown)
    .refine((body) => !body.texts || body.language !== undefined, messages.language_unknown)
    .refine(
      (body) =>
        body.knowledge_level !== undefined ||
        body.ignored !== undefined ||
        Boolean(body.add_tags?.length) ||
        Boolean(body.remove_tags?.length),
      messages.change_required,
    )
    // One change can be undone as one.
    .refine(
      (body) =>
        !(body.add_tags?.length || body.remove_tags?.length) ||
        (body.knowledge_level === undefined && body.ignored === undefined),
      messages.change_one_thing,
    ),
  result: WordsChanged,
});

export const undoWords = endpoint({
  method: 'POST',
  path: '/api/words/undo/',
  summary: 'Take back one change of words, as far as nothing newer stands on it',
  access: 'learner',
  body: z.strictObject({ token: Id }),
  result: z.object({ restored: z.int(), kept: z.int() }),
  errors: ['undo_not_found', 'already_undone'],
});

/** What changes of words are called. */
export const changeKinds = ['level', 'page', 'family', 'edit', 'tag', 'delete', 'import'] as const;

/** A change of words in the history. */
export const WordChange = z
  .object({
    /** The token to undo it with. */
    id: Id,
    kind: z.enum(changeKinds),
    language: z.string(),
    /** Number of words. */
    count: z.int(),
    /** The first words of it; with their level before (null: not in the vocabulary) and after it. */
    sample: z.array(
      z.object({
        text: z.string(),
        before: z.object({ level: KnowledgeLevel, ignored: z.boolean() }).nullable(),
        after: z.object({ level: KnowledgeLevel, ignored: z.boolean() }).nullable(),
      }),
    ),
    created_at: Moment,
    undone_at: Moment.nullable(),
  })
  .meta({ id: 'WordChange' });
export type WordChange = z.infer<typeof WordChange>;

export const listWordChanges = endpoint({
  method: 'GET',
  path: '/api/words/changes/',
  summary: 'Changes of words, the latest first; each can be undone',
  access: 'learner',
  query: z.object({
    language: LanguageRef.optional(),
    /** Id of the last change that is shown already. */
    after: Id.optional(),
    page_size: z.coerce.number<string | number>().int().min(1).max(largestPage).default(20),
  }),
  result: z.object({ results: z.array(WordChange), more: z.boolean() }),
});
