import { looksLikeJson, openJson } from './json-file.ts';
import type { WordFile } from './row.ts';
import { openTable } from './table-file.ts';

/**
 * Recognises a file of words; `header` tells whether the first line of a table names the columns, if somebody knows.
 * Throws `NoWordFile` when it is neither a table nor a list in JSON.
 */
export function openWordFile(text: string, header?: boolean): WordFile {
  const content = text.replace(/^\uFEFF/, '');
  return looksLikeJson(content) ? openJson(content) : openTable(content, header);
}
