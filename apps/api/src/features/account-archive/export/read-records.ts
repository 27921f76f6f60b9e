import { readCursorRows } from '@glossa/db/cursor-rows';
import { languageById } from '@glossa/language/languages';

import type { Kind, Source } from '../kinds/kind.ts';

const languageCode = (value: unknown): string | null =>
  value === null ? null : (languageById(Number(value))?.code ?? '');

/** Columns that contain IDs of learning languages. */
const languageColumns = new Set(['language', 'current_language']);

/**
 * Converts a row to an archive record. Language IDs become codes unless `hasLanguageCodes`; dates become ISO strings.
 */
function toRecord(row: Record<string, unknown>, hasLanguageCodes: boolean): Record<string, unknown> {
  const record = { ...row };
  for (const [name, value] of Object.entries(record)) {
    if (value instanceof Date) record[name] = value.toISOString();
    else if (!hasLanguageCodes && languageColumns.has(name)) record[name] = languageCode(value);
    else if (!hasLanguageCodes && name === 'selected_languages')
      record[name] = (value as number[]).map(languageCode);
  }
  return record;
}

/** Yields all the learner's records of a kind in a fixed order. */
export async function* readKindRecords(kind: Kind, source: Source): AsyncGenerator<Record<string, unknown>> {
  const values = kind.values?.(source) ?? [source.learnerId];
  for await (const row of readCursorRows(source.tx, kind.select, values))
    yield toRecord(row as Record<string, unknown>, kind.plainLanguage ?? false);
}
