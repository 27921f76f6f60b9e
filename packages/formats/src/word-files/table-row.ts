import type { Line } from './delimited.ts';
import { plainText } from './plain-text.ts';
import { readLevel, type ImportedLevel } from './read-level.ts';
import { readTags } from './read-tags.ts';
import type { ColumnMapping, Row } from './row.ts';
import { unguardCell } from './spreadsheet-guard.ts';
import type { TableLayout } from './table-layout.ts';
import { textLimits, type FoundEntry, type TextField } from './word-entry.ts';

/** The format of a table's cells. */
export type CellStyle = Pick<TableLayout, 'kind' | 'isHtml' | 'tags'>;

/** Returns the text of a cell, without the markup and escaping of its format. */
export const cellText =
  ({ kind, isHtml }: CellStyle) =>
  (cell: string): string => {
    if (kind === 'glossa') return unguardCell(cell);
    return isHtml ? plainText(cell) : cell;
  };

const isText = (field: string): field is TextField => Object.hasOwn(textLimits, field);

/** Returns the separator for several columns with the same field. */
const getSeparator = (field: TextField): string => (field === 'translation' ? '; ' : '\n');

/**
 * Converts a record to a row. Skips empty cells and columns without a field, and joins the texts of columns with the
 * same field.
 */
export function toRow({ line, cells }: Line, style: CellStyle, { fields, scale }: ColumnMapping): Row {
  const entry: FoundEntry = { text: '' };
  let row: Row = { line, entry };
  const toCell = cellText(style);
  for (const [index, field] of fields.entries()) {
    const cell = toCell(cells[index] ?? '');
    // Skip an empty cell, so that it doesn't overwrite the learner's value.
    if (field === null || cell.trim() === '') continue;
    if (field === 'language') row.language = cell;
    else if (field === 'tags') entry.tags = [...(entry.tags ?? []), ...readTags(cell, style.tags)];
    else if (field === 'created_at') entry.created_at = parseTimestamp(cell);
    else if (field === 'level') row = withLevel(row, readLevel(cell, scale));
    else if (field === 'ignored') entry.ignored = /^(yes|true|1|x|y)$/i.test(cell.trim());
    else if (isText(field)) {
      const before = entry[field];
      const value = field === 'example' && style.kind === 'lwt' ? cell.replace(/[{}]/g, '') : cell;
      entry[field] = before ? `${before}${getSeparator(field)}${value}` : value;
    }
  }
  return row;
}

function withLevel(row: Row, level: ImportedLevel | undefined): Row {
  if (!level) return { ...row, refusal: 'level_unknown' };
  row.entry.level = level.level;
  if (level.ignored) row.entry.ignored = true;
  return row;
}

/** Converts a timestamp to ISO 8601. Undefined if the cell isn't a timestamp. */
function parseTimestamp(cell: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(cell.trim()))
    return undefined;
  const moment = new Date(cell.trim());
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
