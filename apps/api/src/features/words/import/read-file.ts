import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

import type { ImportReport, ImportSettings } from '@glossa/contract/word-import';
import { openWordFile } from '@glossa/formats/word-files/open-word-file';
import { readEntry, type ReadEntry } from '@glossa/formats/word-files/read-entry';
import type { WordFile } from '@glossa/formats/word-files/row';
import type { Storage } from '@glossa/storage/storage';

import { uploadKey } from '#domain/vocabulary/word-file-keys.ts';
import { decodeText } from '#http/decode-text.ts';

export type RejectedLine = ImportReport['refused_lines'][number];

/** Number of rows to process before yielding to other requests. */
const rowsPerTurn = 200;

/** Maximum number of characters to show from the word on a rejected line. */
const maxShownLength = 80;

/**
 * Opens an uploaded word file. `header` is true if a table's first line names the columns, and undefined if unknown.
 * @throws {Failure} `file_has_no_words`
 */
export async function openUploadedFile(storage: Storage, id: string, header?: boolean): Promise<WordFile> {
  const bytes = await buffer(storage.read(uploadKey(id)));
  await nextTurn();
  const text = decodeText(bytes);
  await nextTurn();
  return openWordFile(text, header);
}

/** Reads the words of a file, each once, and the rejected lines. Calls `onRow` for each row. */
export async function readWords(
  file: WordFile,
  { columns, scale, language }: Pick<ImportSettings, 'columns' | 'scale' | 'language'>,
  onRow: () => void = () => {},
): Promise<{ words: ReadEntry[]; refused: RejectedLine[]; lines: number }> {
  const words = new Map<string, ReadEntry>();
  const rejected: RejectedLine[] = [];
  let lines = 0;
  for (const row of file.rows({ fields: columns, scale })) {
    const entry = readEntry(row, language);
    const reason = typeof entry === 'string' ? entry : words.has(entry.text) ? 'repeated' : undefined;
    if (reason) rejected.push({ line: row.line, reason, text: row.entry.text.slice(0, maxShownLength) });
    else if (typeof entry !== 'string') words.set(entry.text, entry);
    onRow();
    if (++lines % rowsPerTurn === 0) await nextTurn();
  }
  return { words: [...words.values()], refused: rejected, lines };
}
