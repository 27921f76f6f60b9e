import type { ColumnField, FileKind, LevelScale } from '@glossa/contract/word-import';

import { ankiLayout } from './anki-layout.ts';
import { columnKey, fieldsByName } from './column-names.ts';
import { readDelimited, type Line } from './delimited.ts';
import { exportColumns } from './export-columns.ts';
import type { TagStyle } from './read-tags.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';

/** How to read a table. */
export interface TableLayout {
  kind: FileKind;
  delimiter: string;
  /** Start of the first record after the header. */
  start: { at: number; line: number };
  /** Names of the columns. Null if there is no header. */
  names: string[] | null;
  /** The suggested field of each column. */
  fields: (ColumnField | null)[];
  scale: LevelScale;
  tags: TagStyle;
  /** Whether cells are HTML. */
  isHtml: boolean;
}

/** Maximum number of records to check. */
const maxRecords = 50;

const lwtFields: (ColumnField | null)[] = [
  'text',
  'translation',
  'example',
  'pronunciation',
  'level',
  'language',
  null,
  'tags',
];

/** Detects an LWT export, which has no header, from the status in the fifth column and the word ID in the seventh. */
const isLwt = (records: readonly Line[]): boolean =>
  records.length > 0 &&
  records.every(
    ({ cells }) =>
      cells.length >= 7 && /^([1-5]|98|99)$/.test(cells[4] ?? '') && /^\d+$/.test(cells[6] ?? ''),
  );

function detectKind(names: readonly string[]): FileKind {
  const keys = new Set(names.map(columnKey));
  if (exportColumns.every(({ field, name }) => field === null || keys.has(columnKey(name)))) return 'glossa';
  if (!keys.has('term')) return 'table';
  if (keys.has('language') && ['parent', 'status', 'link status', 'added'].some((key) => keys.has(key))) {
    return 'lute';
  }
  const lingqColumnPattern = /^(hints?\b.*|fragment|phrase|importance|extended status)$/;
  return [...keys].some((key) => lingqColumnPattern.test(key)) ? 'lingq' : 'table';
}

const selectScale = (kind: FileKind): LevelScale =>
  kind === 'lingq' || kind === 'lute' || kind === 'lwt' ? kind : 'glossa';

/** Detects the layout of a delimited table. `header` is the same as for `openWordFile`. */
export function tableLayout(text: string, header?: boolean): TableLayout {
  const anki = ankiLayout(text);
  if (anki) return anki;
  const delimiter = sniffDelimiter(text);
  const records: Line[] = [];
  for (const record of readDelimited(text, delimiter)) {
    records.push(record);
    if (records.length > maxRecords) break;
  }
  const withoutHeader = { delimiter, isHtml: false, names: null, start: { at: 0, line: 1 } };
  if (isLwt(records)) {
    return {
      ...withoutHeader,
      kind: 'lwt',
      scale: 'lwt',
      tags: 'list',
      fields: padFields(lwtFields, records),
    };
  }
  const names = records[0]?.cells.map((name) => name.trim()) ?? [];
  const namedFields = fieldsByName(names);
  const isKnown = namedFields.includes('text');
  const fields = isKnown && header !== false ? namedFields : padFields(['text', 'translation'], records);
  if (!(header ?? isKnown)) return { ...withoutHeader, kind: 'table', scale: 'glossa', tags: 'list', fields };
  const kind = isKnown ? detectKind(names) : 'table';
  return {
    ...withoutHeader,
    kind,
    names,
    fields,
    start: afterHeader(text, delimiter),
    scale: selectScale(kind),
    tags: kind === 'glossa' ? 'own' : 'list',
  };
}

/** Pads the fields to the number of cells in the widest record. */
function padFields(
  fields: readonly (ColumnField | null)[],
  records: readonly Line[],
): (ColumnField | null)[] {
  const width = Math.max(1, ...records.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => fields[index] ?? null);
}

function afterHeader(text: string, delimiter: string): { at: number; line: number } {
  const [first, second] = [...take(readDelimited(text, delimiter), 2)];
  if (!first || !second) return { at: text.length, line: 1 };
  let at = 0;
  for (let line = 1; line < second.line; line++) at = text.indexOf('\n', at) + 1;
  return { at, line: second.line };
}

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let remaining = count;
  for (const item of items) {
    yield item;
    if (--remaining === 0) return;
  }
}
