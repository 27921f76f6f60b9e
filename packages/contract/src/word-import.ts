import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, TagName } from './fields.ts';
import { messages } from './messages.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import { Task } from './tasks.ts';
import { exportTypes } from './word-export.ts';

/** Maximum size of a word file, in bytes. */
export const wordFileLimit = 20 * 1024 * 1024;

/** Program or format of the file. */
export const fileKinds = ['glossa', 'lingq', 'lute', 'lwt', 'anki', 'table', 'json'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Fields that columns can be mapped to. */
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

/** Level scales, named after the programs that use them. */
export const levelScales = ['glossa', 'lingq', 'lute', 'lwt'] as const;
export type LevelScale = (typeof levelScales)[number];

/** What to do with words that are already in the vocabulary. */
export const duplicateRules = ['keep', 'fill', 'replace'] as const;

/** Reasons for rejecting a line. */
export const lineRejectionReasons = [
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
export type Refusal = (typeof lineRejectionReasons)[number];

/** How to interpret a file and import its words. */
export const ImportSettings = z.strictObject({
  language: LanguageRef,
  /** The field of each column. Null to skip the column. */
  columns: z
    .array(z.enum(columnFields).nullable())
    .max(200)
    .refine((columns) => columns.includes('text'), messages.word_column_required),
  scale: z.enum(levelScales),
  /** Whether the first line of a table contains column names. Detected if omitted. */
  header: z.boolean().optional(),
  duplicates: z.enum(duplicateRules).default('fill'),
  /** Level of words whose line doesn't have one. */
  default_level: KnowledgeLevel.default(1),
  /** Tags to add to all words that are added or changed. */
  add_tags: z.array(TagName).max(10).default([]),
});
export type ImportSettings = z.output<typeof ImportSettings>;

const RefusedLine = z.object({
  /** Line number, or position in a list of words, from 1. */
  line: z.int(),
  reason: z.enum(lineRejectionReasons),
  text: z.string(),
});

/** The contents of a file, and what would happen on import. */
export const ImportPreview = z
  .object({
    id: Id,
    file_name: z.string(),
    kind: z.enum(fileKinds),
    /** Code of the language that the file declares. */
    file_language: z.string().nullable(),
    /** Whether columns can be mapped to other fields. False if the format determines the field of each column. */
    mappable: z.boolean(),
    /** Column names. Null if the file has none. */
    names: z.array(z.string()).nullable(),
    /** Whether the first line is interpreted as column names. Null if there is no choice. */
    header: z.boolean().nullable(),
    columns: z.array(z.enum(columnFields).nullable()),
    scale: z.enum(levelScales),
    /** The first lines as they are in the file, with long cells truncated. */
    sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
    counts: z.object({
      lines: z.int(),
      /** Number of words that would be added. */
      new: z.int(),
      /** Number of words that are already in the vocabulary. */
      existing: z.int(),
      refused: z.int(),
    }),
    /** The first rejected lines. */
    refused: z.array(RefusedLine),
  })
  .meta({ id: 'ImportPreview' });
export type ImportPreview = z.infer<typeof ImportPreview>;

const importErrors = ['import_not_found', 'import_started', 'file_has_no_words'] as const;

export const uploadWords = endpoint({
  method: 'POST',
  path: '/api/words/import/',
  summary: 'Upload a file of words; nothing is imported until the import is started',
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
  summary: 'Preview a word import with different settings',
  access: 'learner',
  params: { id: Id },
  body: ImportSettings,
  result: ImportPreview,
  errors: importErrors,
});

export const startImport = endpoint({
  method: 'POST',
  path: '/api/words/import/{id}/start/',
  summary: 'Start a word import in the background; starting it again returns the same task',
  access: 'learner',
  params: { id: Id },
  body: ImportSettings,
  status: 202,
  result: z.object({ task: Task }),
  errors: importErrors,
});

/** Progress and results of an import. */
export const ImportReport = z
  .object({
    id: Id,
    file_name: z.string(),
    language: z.string(),
    /** Null if the import hasn't been started. */
    task: Task.nullable(),
    added: z.int(),
    changed: z.int(),
    /** Number of words left unchanged. */
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
  summary: 'Get the state and results of a word import',
  access: 'learner',
  params: { id: Id },
  result: ImportReport,
  errors: ['import_not_found'],
});

export const getRefusedLines = endpoint({
  method: 'GET',
  path: '/api/words/import/{id}/refused/',
  summary: 'Export the rejected lines of a word import as a table: line, reason, text',
  access: 'learner',
  params: { id: Id },
  produces: [exportTypes.csv],
  errors: ['import_not_found'],
});
