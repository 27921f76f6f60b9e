import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, TagName } from './fields.ts';
import { messages } from './messages.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import { Task } from './tasks.ts';
import { exportTypes } from './word-export.ts';

/** Largest file of words, in bytes. */
export const wordFileLimit = 20 * 1024 * 1024;

/** Program or format that a file comes from. */
export const fileKinds = ['glossa', 'lingq', 'lute', 'lwt', 'anki', 'table', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Fields that a column can map to. */
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

/** Level scales, by the program that uses them. */
export const levelScales = ['glossa', 'lingq', 'lute', 'lwt'] as const;
export type LevelScale = (typeof levelScales)[number];

/** What to do with words that are already in the vocabulary. */
export const duplicateRules = ['keep', 'fill', 'replace'] as const;

/** Reasons to refuse a line. */
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

/** How to read a file and import its words. */
export const ImportSettings = z.strictObject({
  language: LanguageRef,
  /** What each column maps to. Null for a column to skip. */
  columns: z
    .array(z.enum(columnFields).nullable())
    .max(200)
    .refine((columns) => columns.includes('text'), messages.word_column_required),
  scale: z.enum(levelScales),
  /** Whether the first line of a table names its columns. Detected if missing. */
  header: z.boolean().optional(),
  duplicates: z.enum(duplicateRules).default('fill'),
  /** For words whose line has no level. */
  default_level: KnowledgeLevel.default(1),
  /** Tags for all words that the import adds or changes. */
  add_tags: z.array(TagName).max(10).default([]),
});
export type ImportSettings = z.output<typeof ImportSettings>;

const RefusedLine = z.object({
  /** Number of the line, or of the word in a list, from 1. */
  line: z.int(),
  reason: z.enum(refusals),
  text: z.string(),
});

/** What was found in a file, and what importing it would do. */
export const ImportPreview = z
  .object({
    id: Id,
    file_name: z.string(),
    kind: z.enum(fileKinds),
    /** Code of the language that the file itself names. */
    file_language: z.string().nullable(),
    /** Whether columns can be reassigned. False if each has only one possible meaning. */
    mappable: z.boolean(),
    /** Column names. Null if the file has none. */
    names: z.array(z.string()).nullable(),
    /** Whether the first line is read as column names. Null if there is no choice. */
    header: z.boolean().nullable(),
    columns: z.array(z.enum(columnFields).nullable()),
    scale: z.enum(levelScales),
    /** The first lines as in the file, with long cells truncated. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    counts: z.object({
      lines: z.int(),
      /** Words that would be added. */
      new: z.int(),
      /** Words that are already in the vocabulary. */
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

/** What an import has done so far. */
export const ImportReport = z
  .object({
    id: Id,
    file_name: z.string(),
    language: z.string(),
    /** Null if it was not started. */
    task: Task.nullable(),
    added: z.int(),
    changed: z.int(),
    /** Words that stayed as they were. */
    kept: z.int(),
    refused: z.int(),
    /** Token for `POST /api/words/undo/`. Null if nothing changed. */
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
