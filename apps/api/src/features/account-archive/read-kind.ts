import { cursorRows } from '@glossa/db/cursor-rows';
import { languageById } from '@glossa/language/languages';

import type { Kind, Source } from './kinds/kind.ts';

const codeOf = (value: unknown): string | null =>
  value === null ? null : (languageById(Number(value))?.code ?? '');

/** Columns that hold IDs of learning languages. */
const languageColumns = new Set(['language', 'current_language']);

/** Presents a row as in the archive: language codes instead of IDs (unless `plain`), dates as ISO strings. */
function present(row: Record<string, unknown>, plain: boolean): Record<string, unknown> {
  const record = { ...row };
  for (const [name, value] of Object.entries(record)) {
    if (value instanceof Date) record[name] = value.toISOString();
    else if (!plain && languageColumns.has(name)) record[name] = codeOf(value);
    else if (!plain && name === 'selected_languages') record[name] = (value as number[]).map(codeOf);
  }
  return record;
}

/** Yields all of a learner's records of a kind in a fixed order. */
export async function* readKind(kind: Kind, source: Source): AsyncGenerator<Record<string, unknown>> {
  const values = kind.values?.(source) ?? [source.learnerId];
  for await (const row of cursorRows(source.tx, kind.select, values))
    yield present(row, kind.plainLanguage ?? false);
}
