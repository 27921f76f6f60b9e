import { looksLikeJson, openJson } from './json-file.ts';
import type { WordFile } from './row.ts';
import { openTable } from './table-file.ts';

/**
 * Detects the format of a word file and opens it. `header` indicates whether the first line of a table contains column
 * names. If undefined, this is detected.
 *
 * @throws {Failure} file_has_no_words, when it is neither a table nor a JSON list
 */
export function openWordFile(text: string, header?: boolean): WordFile {
  const content = text.replace(/^\uFEFF/, '');
  return looksLikeJson(content) ? openJson(content) : openTable(content, header);
}
