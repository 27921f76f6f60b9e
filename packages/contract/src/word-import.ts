import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, TagName } from './fields.ts';
import { messages } from './messages.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import { Task } from './tasks.ts';
import { exportTypes } from './word-export.ts';

/** Most bytes of a file of words. */
export const wordFileLimit = 20 * 1024 * 1024;

/** Whose export a file is. */
export const fileKinds = ['glossa', 'lingq', 'lute', 'lwt', 'anki', 'table', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What a column may stand for. */
export const columnFields = [
  'text',
  'translation',
  'definition',
  'pronunciation',
  'example',
  'notes',
  'part_of_speech',
  'lemma',
  'tags',
  'level',
  'ignored',
  'language',
  'created_at',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** How a program counts levels. */
export const levelScales = ['glossa', 'lingq', 'lute', 'lwt'] as const;
export type LevelScale = (typeof levelScales)[number];

/** What is done with words that are in the vocabulary already. */
export const duplicateRules = ['keep', 'fill', 'replace'] as const;

/** Why a line is not taken. */
export const refusals = [
  'no_word',
  'not_a_word',
  'word_long',
  'phrase_long',
  'field_long',
  'tags_many',
  'level_unknown',
  'other_language',
  'repeated',
  'broken',
] as const;
export type Refusal = (typeof refusals)[number];

/** How a file is to be read and its words taken over. */
export const ImportSettings = z.strictObject({
  language: LanguageRef,
  /** What each column stands for, null for one that is left out. */
  columns: z
    .array(z.enum(columnFields).nullable())
    .max(200)
    .refine((columns) => columns.includes('text'), messages.word_column_required),
  scale: z.enum(levelScales),
  /** Whether the first line of a table names its columns; without it, as the file is found to be. */
  header: z.boolean().optional(),
  duplicates: z.enum(duplicateRules).default('fill'),
  /** Of words whose line tells none. */
  default_level: KnowledgeLevel.default(1),
  /** Tags that all words get which the import adds or changes. */
  add_tags: z.array(TagName).max(10).default([]),
});
export type ImportSettings = z.output<typeof ImportSettings>;

const RefusedLine = z.object({
  /** Number of the line, or of the word in a list, from 1. */
  line: z.int(),
  reason: z.enum(refusals),
  text: z.string(),
});

/** What a file is found to be, and what an import of it would do. */
export const ImportPreview = z
  .object({
    id: Id,
    file_name: z.string(),
    kind: z.enum(fileKinds),
    /** The language that the file itself names, by its code. */
    file_language: z.string().nullable(),
    /** False when the columns have one meaning only. */
    mappable: z.boolean(),
    /** Names of the columns; null when the file names none. */
    names: z.array(z.string()).nullable(),
    /** Whether the first line is taken for names; null where there is no choice. */
    header: z.boolean().nullable(),
    columns: z.array(z.enum(columnFields).nullable()),
    scale: z.enum(levelScales),
    /** The first lines as they stand in the file, long cells shortened. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    counts: z.object({
      lines: z.int(),
      /** Words that would be added. */
      new: z.int(),
      /** Words that are in the vocabulary already. */
      existing: z.int(),
      refused: z.int(),
    }),
    /** The first refused lines. */
    refused: z.array(RefusedLine),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

const importErrors = ['import_not_found', 'import_started', 'file_has_no_words'] as const;

export const uploadWords = endpoint({
  method: 'POST',
  path: '/api/words/import/',
  summary: 'Upload a file of words; nothing is taken over before it is started',
  access: 'learner',
  limit: 'upload',
  body: z.object({ language: LanguageRef }),
  files: ['file'],
  status: 201,
  result: ImportPreview,
  errors: ['file_has_no_words', 'encoding_unknown', 'not_plain_text'],
});

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/words/import/{id}/preview/',
  summary: 'What an import would do with other settings',
  access: 'learner',
  params: { id: Id },
  body: ImportSettings,
  result: ImportPreview,
  errors: importErrors,
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/words/import/{id}/start/',
  summary: 'Take the words of an uploaded file over, in the background; a second start answers the same task',
  access: 'learner',
  params: { id: Id },
  body: ImportSettings,
  status: 202,
  result: z.object({ task: Task }),
  errors: importErrors,
});

/** What an import has done. */
export const ImportReport = z
  .object({
    id: Id,
    file_name: z.string(),
    language: z.string(),
    /** Null when it was not started. */
    task: Task.nullable(),
    added: z.int(),
    changed: z.int(),
    /** Words that stayed as they were. */
    kept: z.int(),
    refused: z.int(),
    /** For `POST /api/words/undo/`; null when nothing was changed. */
    undo: Id.nullable(),
    refused_lines: z.array(RefusedLine),
  })
  .meta({ id: 'ImportReport' });
export type ImportReport = z.infer<typeof ImportReport>;

export const getImport = endpoint({
  method: 'GET',
  path: '/api/words/import/{id}/',
  summary: 'State of an import and what it has done',
  access: 'learner',
  params: { id: Id },
  result: ImportReport,
  errors: ['import_not_found'],
});

export const getRefusedLines = endpoint({
  method: 'GET',
  path: '/api/words/import/{id}/refused/',
  summary: 'The refused lines of an import as a table: line, reason, text',
  access: 'learner',
  params: { id: Id },
  produces: [exportTypes.csv],
  errors: ['import_not_found'],
});
