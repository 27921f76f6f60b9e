import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, maxInteger } from './fields.ts';
import { Task } from './tasks.ts';
import { WordFilters } from './word-filters.ts';

export const exportFormats = ['csv', 'tsv', 'json', 'apkg'] as const;

/** Media types by format. */
export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  json: 'application/json; charset=utf-8',
  apkg: 'application/octet-stream',
} as const satisfies Record<(typeof exportFormats)[number], string>;

/**
 * Maximum number of words in a deck that is created while the user waits. Larger decks are created in the background.
 */
export const maxImmediateDeckWords = 1000;

/** Maximum number of individually selected words in an export, because their IDs are part of the URL. */
export const maxSelectedWords = 1000;

const SelectedIds = z
  .union([z.string(), z.array(z.int().min(1).max(maxInteger))])
  .transform((value) => (typeof value === 'string' ? value.split(',').map(Number) : value))
  .pipe(z.array(z.int().min(1).max(2_147_483_647)).min(1).max(maxSelectedWords));

/** Which words of a language to export: those that match the list's filters, or only the given ones. */
const ExportFilter = {
  ...WordFilters.omit({ max_depth: true }).shape,
  language: LanguageRef,
  /** Word IDs, separated by commas. */
  ids: SelectedIds.optional(),
};

export const exportWords = endpoint({
  method: 'GET',
  path: '/api/words/export/',
  summary: 'Export words of a language as a file; create large Anki decks with POST',
  access: 'learner',
  query: z.object({ format: z.enum(exportFormats).default('csv'), ...ExportFilter }),
  produces: Object.values(exportTypes),
  errors: ['export_large'],
});

export const exportDeck = endpoint({
  method: 'POST',
  path: '/api/words/export/',
  summary: 'Create an Anki deck from words of a language, in the background',
  access: 'learner',
  limit: 'upload',
  body: z.strictObject(ExportFilter),
  status: 202,
  result: z.object({ task: Task }),
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/words/export/{id}/',
  summary: 'Download a finished Anki deck; available for a day',
  access: 'learner',
  params: { id: Id },
  produces: [exportTypes.apkg],
  errors: ['export_not_found'],
});
