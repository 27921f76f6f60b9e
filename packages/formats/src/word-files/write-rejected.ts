import type { Refusal } from '@glossa/contract/word-import';

import { writeRecord } from './delimited.ts';
import { guardCell } from './spreadsheet-guard.ts';

const reasons: Record<Refusal, string> = {
  no_word: 'No word in this line',
  not_a_word: 'Contains no letters',
  word_long: 'The word is longer than 200 characters',
  phrase_long: 'The phrase has more than 8 words',
  field_long: 'A text or a tag in this line is too long',
  tags_many: 'The word has more than 30 tags',
  level_unknown: 'Unknown level',
  other_language: 'The word is in another language',
  repeated: 'Duplicate of an earlier line',
  broken: 'The entry can’t be read',
};

/**
 * Returns rejected lines as a CSV file that is safe to open in spreadsheets: line number, reason code, reason, and
 * the start of the word.
 */
export const writeRejected = (lines: readonly { line: number; reason: Refusal; text: string }[]): string =>
  [
    ['Line', 'Code', 'Reason', 'Word'],
    ...lines.map(({ line, reason, text }) => [String(line), reason, reasons[reason], guardCell(text)]),
  ]
    .map((cells) => `${writeRecord(cells, ',')}\r\n`)
    .join('')
    .replace(/^/, '\uFEFF');
